import { filteredListQuery } from '../../lib/freshness'
import { trpc } from '../../lib/trpc'
import { EmptyState } from '../../ui/empty-state'
import { PagedList } from '../../ui/paged-list'
import { shownClients } from './client-calls'
import type { ClientFilters } from './clients-search'
import { ClientsTable } from './clients-table'

export function ClientsList({ filters }: { filters: ClientFilters }) {
  const clients = trpc.admin.clients.list.useInfiniteQuery(shownClients(filters), filteredListQuery)
  const isFiltered = Boolean(filters.search || filters.tag || filters.show)
  return (
    <PagedList
      pages={clients}
      noun="the clients"
      empty={
        <EmptyState title="No Clients Found">
          {isFiltered
            ? 'Try a different search, or fewer filters.'
            : 'Create a client. Everyone who accepts an invitation or registers appears here, too.'}
        </EmptyState>
      }
    >
      {(rows) => <ClientsTable rows={rows} />}
    </PagedList>
  )
}
