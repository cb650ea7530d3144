import { createFileRoute } from '@tanstack/react-router'
import { invoiceCalls } from '../../../features/invoice-management/invoice-calls'
import { InvoiceManagementScreen } from '../../../features/invoice-management/invoice-management-screen'
import { type InvoicesSearch, readInvoicesSearch } from '../../../features/invoice-management/invoices-search'
import type { RefundablePayment } from '../../../features/invoice-management/money/refund-dialog'
import { workItemCalls } from '../../../features/work-items/work-item-calls'
import { WorkItemsPanel } from '../../../features/work-items/work-items-panel'
import { preload } from '../../../lib/preload'
import { lazyDialog } from '../../../ui/lazy-dialog'
import { useDialogAbout } from '../../../ui/use-dialog-about'

const RefundDialog = lazyDialog(() =>
  import('../../../features/invoice-management/money/refund-dialog').then((module) => module.RefundDialog),
)

export const Route = createFileRoute('/portal/admin/invoices')({
  validateSearch: readInvoicesSearch,
  loader: ({ context, location }) =>
    preload([
      ...invoiceCalls(context.utils, readInvoicesSearch(location.search)),
      ...workItemCalls(context.utils, { money: true }),
    ]),
  head: () => ({ meta: [{ title: 'Invoice Management: Admin Portal' }] }),
  component: InvoicesPage,
})

function InvoicesPage() {
  const address = Route.useSearch()
  const navigate = Route.useNavigate()
  const refunding = useDialogAbout<RefundablePayment>()
  function show(search: InvoicesSearch, { replace } = { replace: false }) {
    void navigate({ search, replace, resetScroll: false })
  }
  return (
    <>
      <InvoiceManagementScreen
        address={address}
        onAddressChange={show}
        attention={
          <WorkItemsPanel
            money={{ onRefund: refunding.open, onInvoice: (invoice) => show({ ...address, invoice }) }}
          />
        }
      />
      <RefundDialog payment={refunding.about} opened={refunding.opened} onClose={refunding.close} />
    </>
  )
}
