import { Stack } from '@mantine/core'
import type { AuditEntry } from '@tallgrass/contracts'
import { filteredListQuery } from '../../lib/freshness'
import { trpc } from '../../lib/trpc'
import { EmptyState } from '../../ui/empty-state'
import { ExportCsv } from '../../ui/export-csv'
import { PageHeader } from '../../ui/page-header'
import { PagedList } from '../../ui/paged-list'
import { useDialogAbout } from '../../ui/use-dialog-about'
import { AuditDrawer } from './audit-drawer'
import { AuditFilters } from './audit-filters'
import type { AuditSearch } from './audit-search'
import { AuditTable } from './audit-table'

interface AuditLogScreenProps {
  filters: AuditSearch
  onFiltersChange: (filters: AuditSearch) => void
}

export function AuditLogScreen({ filters, onFiltersChange }: AuditLogScreenProps) {
  const shown = useDialogAbout<AuditEntry>()
  const entries = trpc.admin.audit.list.useInfiniteQuery(filters, filteredListQuery)

  return (
    <>
      <PageHeader title="Audit" action={<ExportCsv path="/api/admin/audit.csv" filters={filters} />}>
        Every change and every refused attempt: who, what, when, and from where.
      </PageHeader>
      <Stack gap="lg">
        <AuditFilters filters={filters} onFiltersChange={onFiltersChange} />
        <PagedList
          pages={entries}
          noun="the audit entries"
          empty={<EmptyState title="No Entries Found">Try different or fewer filters.</EmptyState>}
        >
          {(rows) => <AuditTable rows={rows} onOpen={shown.open} />}
        </PagedList>
      </Stack>
      <AuditDrawer
        entry={shown.about}
        opened={shown.opened}
        onClose={shown.close}
        onFollow={(entityId) => {
          shown.close()
          onFiltersChange({ entityId })
        }}
      />
    </>
  )
}
