import { createFileRoute } from '@tanstack/react-router'
import { OutboxScreen } from '../../../features/outbox/outbox-screen'
import { readOutboxSearch } from '../../../features/outbox/outbox-search'

export const Route = createFileRoute('/portal/admin/outbox')({
  validateSearch: readOutboxSearch,
  head: () => ({ meta: [{ title: 'Outbox: Admin Portal' }] }),
  component: OutboxPage,
})

function OutboxPage() {
  const filters = Route.useSearch()
  const navigate = Route.useNavigate()
  return <OutboxScreen filters={filters} onFiltersChange={(search) => void navigate({ search })} />
}
