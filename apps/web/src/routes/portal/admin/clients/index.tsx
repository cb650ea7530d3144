import { createFileRoute } from '@tanstack/react-router'
import { clientsCalls } from '../../../../features/clients/client-calls'
import { ClientsScreen } from '../../../../features/clients/clients-screen'
import { readClientsSearch } from '../../../../features/clients/clients-search'
import { preload } from '../../../../lib/preload'

export const Route = createFileRoute('/portal/admin/clients/')({
  validateSearch: readClientsSearch,
  loader: ({ context, location }) => preload(clientsCalls(context.utils, readClientsSearch(location.search))),
  head: () => ({ meta: [{ title: 'Clients: Admin Portal' }] }),
  component: ClientsPage,
})

function ClientsPage() {
  const filters = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <ClientsScreen
      filters={filters}
      onFiltersChange={(search, { replace }) => void navigate({ search, replace, resetScroll: false })}
    />
  )
}
