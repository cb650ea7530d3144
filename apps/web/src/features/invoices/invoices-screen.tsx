import { SegmentedControl, Stack } from '@mantine/core'
import { returnQuery } from '../../lib/freshness'
import { trpc } from '../../lib/trpc'
import { toWords } from '../../lib/words'
import { PageHeader } from '../../ui/page-header'
import { InvoiceCounters } from './invoice-counters'
import { InvoiceList } from './invoice-list'
import { type InvoicesSearch, readInvoicesSearch, shownStatuses } from './invoices-search'

const choices = [
  { value: '', label: 'All' },
  ...shownStatuses.map((status) => ({ value: status, label: toWords(status) })),
]

interface InvoicesScreenProps {
  filters: InvoicesSearch
  onFiltersChange: (filters: InvoicesSearch) => void
}

export function InvoicesScreen({ filters, onFiltersChange }: InvoicesScreenProps) {
  const { data, error } = trpc.portal.invoices.summary.useQuery(undefined, returnQuery)
  return (
    <>
      <PageHeader title="Invoices">View, pay, and download your invoices.</PageHeader>
      {/* If the counters fail to load, the list below shows the error and retries both. */}
      {(data || !error) && <InvoiceCounters summary={data} />}
      <Stack gap="lg">
        <SegmentedControl
          aria-label="Status"
          data={choices}
          value={filters.status ?? ''}
          onChange={(status) => onFiltersChange(readInvoicesSearch({ status }))}
          maw="26rem"
        />
        <InvoiceList filters={filters} />
      </Stack>
    </>
  )
}
