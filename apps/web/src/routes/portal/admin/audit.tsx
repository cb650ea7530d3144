import { createFileRoute } from '@tanstack/react-router'
import { AuditLog } from '../../../features/audit/audit-log'
import { readAuditSearch } from '../../../features/audit/audit-search'
import { usableSearch } from '../../../features/audit/usable-search'

export const Route = createFileRoute('/portal/admin/audit')({
  validateSearch: readAuditSearch,
  head: () => ({ meta: [{ title: 'Audit: Admin Portal' }] }),
  component: AuditPage,
})

function AuditPage() {
  const filters = usableSearch(Route.useSearch())
  const navigate = Route.useNavigate()
  return <AuditLog filters={filters} onFilter={(search) => void navigate({ search })} />
}
