import { Button, Tabs } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { Agreement, AgreementDetails } from '@tallgrass/contracts'
import type { AgreementId } from '@tallgrass/domain'
import { type ReactNode, useRef } from 'react'
import { useNewDialog } from '../../lib/use-new-dialog'
import { WaitingFact } from '../../shared/work-items/waiting-fact'
import { lazyDialog } from '../../ui/lazy-dialog'
import { PageHeader } from '../../ui/page-header'
import { TabLine } from '../../ui/tab-line'
import { useDialogAbout } from '../../ui/use-dialog-about'
import { AgreementCounters } from './agreement-counters'
import { type AgreementsSearch, readAgreementsSearch } from './agreements-search'
import { AgreementsTab } from './agreements-tab'
import { DocumentsTab } from './documents/documents-tab'
import { focusAgreement } from './focus-agreement'

const AgreementDrawer = lazyDialog(() =>
  import('./agreement-drawer').then((module) => module.AgreementDrawer),
)
const CreateAgreementDialog = lazyDialog(() =>
  import('./create/create-agreement-dialog').then((module) => module.CreateAgreementDialog),
)
const PaymentRequestDialog = lazyDialog(() =>
  import('./payment-request/payment-request-dialog').then((module) => module.PaymentRequestDialog),
)
const SendForSignatureDialog = lazyDialog(() =>
  import('./send/send-for-signature-dialog').then((module) => module.SendForSignatureDialog),
)

interface AgreementManagementScreenProps {
  address: AgreementsSearch
  onAddressChange: (address: AgreementsSearch, options?: { replace: boolean }) => void
  history: (agreement: AgreementDetails) => ReactNode
}

export function AgreementManagementScreen({
  address,
  history,
  onAddressChange,
}: AgreementManagementScreenProps) {
  const { agreement, tab, view: listView, ...filters } = address
  const [creating, setCreating] = useNewDialog()
  const newButton = useRef<HTMLButtonElement>(null)
  const sending = useDialogAbout<Agreement>()
  const charging = useDialogAbout<Agreement>()
  const actions = { onSend: sending.open, onRequestPayment: charging.open }
  const view = (id: AgreementId) => onAddressChange({ ...address, agreement: id })
  return (
    <>
      <PageHeader
        title="Agreement Management"
        action={
          <Button ref={newButton} leftSection={<IconPlus aria-hidden />} onClick={() => setCreating(true)}>
            New Agreement
          </Button>
        }
      >
        <WaitingFact about="agreements" />
      </PageHeader>
      <AgreementCounters />
      <Tabs
        value={tab ?? 'agreements'}
        onChange={(value) => onAddressChange(readAgreementsSearch({ tab: value }))}
        keepMounted={false}
      >
        <TabLine label="Agreements and documents">
          <Tabs.Tab value="agreements">Agreements</Tabs.Tab>
          <Tabs.Tab value="documents">E-Signature Documents</Tabs.Tab>
        </TabLine>
        <Tabs.Panel value="agreements">
          <AgreementsTab
            filters={filters}
            listView={listView ?? 'cards'}
            onListViewChange={(next) =>
              onAddressChange({ ...address, view: next === 'table' ? next : undefined })
            }
            onFiltersChange={(next) =>
              onAddressChange(
                { ...next, agreement, view: listView },
                // The back button undoes a whole search, not one letter at a time.
                { replace: Boolean(filters.search && next.search) && filters.search !== next.search },
              )
            }
            onView={view}
            {...actions}
          />
        </Tabs.Panel>
        <Tabs.Panel value="documents">
          <DocumentsTab onView={view} />
        </Tabs.Panel>
      </Tabs>
      <CreateAgreementDialog opened={creating} onClose={() => setCreating(false)} />
      <AgreementDrawer
        id={agreement}
        onClose={() => onAddressChange({ ...address, agreement: undefined })}
        onView={view}
        covered={sending.opened || charging.opened}
        fallback={newButton}
        history={history}
        {...actions}
      />
      <SendForSignatureDialog
        agreement={sending.about}
        opened={sending.opened}
        onClose={() => {
          sending.close()
          // Focus returns to the button that opened the dialog, unless the action removed it.
          if (sending.about) focusAgreement(sending.about.id)
        }}
      />
      <PaymentRequestDialog agreement={charging.about} opened={charging.opened} onClose={charging.close} />
    </>
  )
}
