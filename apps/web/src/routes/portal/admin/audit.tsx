import { createFileRoute } from '@tanstack/react-router'
import { AuditLogScreen } from '../../../features/audit/audit-log-screen'
import { readAuditSearch } from '../../../features/audit/audit-search'

export const Route = createFileRoute('/portal/admin/audit')({
  validateSearch: readAuditSearch,
  head: () => ({ meta: [{ title: 'Audit: Admin Portal' }] }),
  component: AuditPage,
})

function AuditPage() {
  const filters = Route.useSearch()
  const navigate = Route.useNavigate()
  return <AuditLogScreen filters={filters} onFiltersChange={(search) => void navigate({ search })} />
}
