import { createFileRoute } from '@tanstack/react-router'
import { auditAddress } from '../../../features/audit/audit-address'
import { auditCalls } from '../../../features/audit/audit-calls'
import { AuditLogScreen } from '../../../features/audit/audit-log-screen'
import { readAuditSearch } from '../../../features/audit/audit-search'
import { preload } from '../../../lib/preload'

export const Route = createFileRoute('/portal/admin/audit')({
  validateSearch: auditAddress,
  loader: ({ context, location }) => preload(auditCalls(context.utils, readAuditSearch(location.search))),
  head: () => ({ meta: [{ title: 'Audit: Admin Portal' }] }),
  component: AuditPage,
})

function AuditPage() {
  const filters = readAuditSearch(Route.useSearch())
  const navigate = Route.useNavigate()
  return <AuditLogScreen filters={filters} onFiltersChange={(search) => void navigate({ search })} />
}
