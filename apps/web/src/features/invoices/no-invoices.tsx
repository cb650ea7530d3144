import { EmptyState } from '../../ui/empty-state'

export function NoInvoices() {
  return (
    <EmptyState title="No Invoices Yet">
      As soon as there is something to pay, it is listed here and at the top of your dashboard.
    </EmptyState>
  )
}
