import { createFileRoute } from '@tanstack/react-router'
import { Outbox } from '../../../features/outbox/outbox'
import { readOutboxSearch } from '../../../features/outbox/outbox-search'

export const Route = createFileRoute('/portal/admin/outbox')({
  validateSearch: readOutboxSearch,
  head: () => ({ meta: [{ title: 'Outbox: Admin Portal' }] }),
  component: OutboxPage,
})

function OutboxPage() {
  const filters = Route.useSearch()
  const navigate = Route.useNavigate()
  return <Outbox filters={filters} onFilter={(search) => void navigate({ search })} />
}
