import { createFileRoute } from '@tanstack/react-router'
import { InvoicesScreen } from '../../../features/invoices/invoices-screen'
import { readInvoicesSearch } from '../../../features/invoices/invoices-search'

export const Route = createFileRoute('/portal/_client/invoices')({
  validateSearch: readInvoicesSearch,
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
