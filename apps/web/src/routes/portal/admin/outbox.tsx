import { createFileRoute } from '@tanstack/react-router'
import { outboxCalls } from '../../../features/outbox/outbox-calls'
import { OutboxScreen } from '../../../features/outbox/outbox-screen'
import { readOutboxSearch } from '../../../features/outbox/outbox-search'
import { preload } from '../../../lib/preload'

export const Route = createFileRoute('/portal/admin/outbox')({
  validateSearch: readOutboxSearch,
  loader: ({ context, location }) => preload(outboxCalls(context.utils, readOutboxSearch(location.search))),
  head: () => ({ meta: [{ title: 'Outbox: Admin Portal' }] }),
  component: OutboxPage,
})

function OutboxPage() {
  const filters = Route.useSearch()
  const navigate = Route.useNavigate()
  return <OutboxScreen filters={filters} onFiltersChange={(search) => void navigate({ search })} />
}
