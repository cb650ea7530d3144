import { Stack } from '@mantine/core'
import type { AuditEntry } from '@tallgrass/contracts'
import { askAnew } from '../../lib/ask-anew'
import { trpc } from '../../lib/trpc'
import { EmptyState } from '../../ui/empty-state'
import { ExportCsv } from '../../ui/export-csv'
import { LoadError } from '../../ui/load-error'
import { PageHeader } from '../../ui/page-header'
import { ShowMore } from '../../ui/show-more'
import { TableSkeleton } from '../../ui/table-skeleton'
import { useDialogAbout } from '../../ui/use-dialog-about'
import { AuditDrawer } from './audit-drawer'
import { AuditFilters } from './audit-filters'
import type { AuditSearch } from './audit-search'
import { AuditTable } from './audit-table'

interface AuditLogProps {
  filters: AuditSearch
  onFilter: (filters: AuditSearch) => void
}

export function AuditLog({ filters, onFilter }: AuditLogProps) {
  const shown = useDialogAbout<AuditEntry>()
  const entries = trpc.admin.audit.list.useInfiniteQuery(filters, {
    ...askAnew,
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: (before) => before,
  })
  const rows = entries.data?.pages.flatMap((page) => page.items)

  return (
    <>
      <PageHeader title="Audit" action={<ExportCsv path="/api/admin/audit.csv" filters={filters} />}>
        Every change and every refusal: who, what, when and from where.
      </PageHeader>
      <Stack gap="lg">
        <AuditFilters values={filters} onChange={onFilter} />
        {entries.isPending && <TableSkeleton />}
        {entries.error && (
          <LoadError onRetry={() => void entries.refetch()}>
            Failed to load the audit entries. Please try again.
          </LoadError>
        )}
        {rows?.length === 0 && (
          <EmptyState title="No Entries Found">Try other filters, or fewer of them.</EmptyState>
        )}
        {rows && rows.length > 0 && <AuditTable rows={rows} onOpen={shown.open} />}
        <ShowMore pages={entries} />
      </Stack>
      <AuditDrawer
        entry={shown.about}
        opened={shown.opened}
        onClose={shown.close}
        onFollow={(entityId) => {
          shown.close()
          onFilter({ entityId })
        }}
      />
    </>
  )
}
