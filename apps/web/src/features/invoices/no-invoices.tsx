import { EmptyState } from '../../ui/empty-state'

export function NoInvoices() {
  return (
    <EmptyState title="No Invoices Yet">
      New invoices appear here and at the top of your dashboard.
    </EmptyState>
  )
}
