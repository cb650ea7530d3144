import { Button, Group, Stack } from '@mantine/core'
import { IconFilePlus, IconPlus } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useNewDialog } from '../../lib/use-new-dialog'
import { WaitingFact } from '../../shared/work-items/waiting-fact'
import { ExportCsv } from '../../ui/export-csv'
import { lazyDialog } from '../../ui/lazy-dialog'
import { ListViewSwitch } from '../../ui/list-view-switch'
import { PageHeader } from '../../ui/page-header'
import { NewInvoiceDialog } from './form/lazy-new-invoice-dialog'
import { InvoiceCounters } from './invoice-counters'
import { InvoiceFilterFields } from './invoice-filter-fields'
import { InvoiceList } from './invoice-list'
import type { InvoicesSearch } from './invoices-search'

const InvoiceDrawer = lazyDialog(() =>
  import('./details/invoice-drawer').then((module) => module.InvoiceDrawer),
)
const PaymentRequestDialog = lazyDialog(() =>
  import('./payment-request/payment-request-dialog').then((module) => module.PaymentRequestDialog),
)

interface InvoiceManagementScreenProps {
  address: InvoicesSearch
  onAddressChange: (address: InvoicesSearch, options?: { replace: boolean }) => void
  /** Payment problems that need attention, shown above the list. */
  attention: ReactNode
}

export function InvoiceManagementScreen({
  address,
  attention,
  onAddressChange,
}: InvoiceManagementScreenProps) {
  const { invoice, view, ...filters } = address
  const listView = view ?? 'cards'
  const [requesting, setRequesting] = useNewDialog()
  const [drafting, setDrafting] = useState(false)
  return (
    <>
      <PageHeader
        title="Invoice Management"
        action={
          <Group gap="sm">
            <Button
              variant="default"
              leftSection={<IconFilePlus aria-hidden />}
              onClick={() => setDrafting(true)}
            >
              New Invoice
            </Button>
            <Button leftSection={<IconPlus aria-hidden />} onClick={() => setRequesting(true)}>
              Create Payment Request
            </Button>
          </Group>
        }
      >
        <WaitingFact about="invoices" />
      </PageHeader>
      <InvoiceCounters />
      <Stack gap="lg">
        {attention}
        <ListViewSwitch
          view={listView}
          onChange={(next) => onAddressChange({ ...address, view: next === 'table' ? next : undefined })}
        />
        <Group justify="space-between" align="end">
          <InvoiceFilterFields
            filters={filters}
            onFiltersChange={(next) =>
              onAddressChange(
                { ...next, invoice, view },
                // The back button undoes a whole search, not one letter at a time.
                { replace: Boolean(filters.search && next.search) && filters.search !== next.search },
              )
            }
          />
          <ExportCsv path="/api/admin/invoices.csv" filters={filters} />
        </Group>
        <InvoiceList
          filters={filters}
          listView={listView}
          onView={(id) => onAddressChange({ ...address, invoice: id })}
        />
      </Stack>
      <PaymentRequestDialog opened={requesting} onClose={() => setRequesting(false)} />
      <NewInvoiceDialog opened={drafting} onClose={() => setDrafting(false)} />
      <InvoiceDrawer id={invoice} onClose={() => onAddressChange({ ...address, invoice: undefined })} />
    </>
  )
}
