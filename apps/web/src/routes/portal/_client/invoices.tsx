import { createFileRoute } from '@tanstack/react-router'
import { invoiceCalls } from '../../../features/invoices/invoice-calls'
import { InvoicesScreen } from '../../../features/invoices/invoices-screen'
import { readInvoicesSearch } from '../../../features/invoices/invoices-search'
import { preload } from '../../../lib/preload'

export const Route = createFileRoute('/portal/_client/invoices')({
  validateSearch: readInvoicesSearch,
  loader: ({ context, location }) =>
    preload(invoiceCalls(context.utils, readInvoicesSearch(location.search))),
  head: () => ({ meta: [{ title: 'Invoices: Client Portal' }] }),
  component: InvoicesPage,
})

function InvoicesPage() {
  const filters = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <InvoicesScreen
      filters={filters}
      onFiltersChange={(search) => void navigate({ search, resetScroll: false })}
    />
  )
}
