import { Stack } from '@mantine/core'
import type { AuditEntry } from '@tallgrass/contracts'
import { askAnew } from '../../lib/ask-anew'
import { trpc } from '../../lib/trpc'
import { EmptyState } from '../../ui/empty-state'
import { LoadError } from '../../ui/load-error'
import { ShowMore } from '../../ui/show-more'
import { TableSkeleton } from '../../ui/table-skeleton'
import { useDialogAbout } from '../../ui/use-dialog-about'
import { AuditDrawer } from './audit-drawer'
import { AuditTable } from './audit-table'

interface ProjectHistoryProps {
  projectId: string
  /** Leads to all that happened to one thing. */
  onFollow: (entityId: string) => void
}

/** What happened to a project and its parts, newest first. */
export function ProjectHistory({ onFollow, projectId }: ProjectHistoryProps) {
  const shown = useDialogAbout<AuditEntry>()
  const entries = trpc.admin.projects.history.useInfiniteQuery(
    { id: projectId },
    { ...askAnew, getNextPageParam: (page) => page.nextCursor },
  )
  const rows = entries.data?.pages.flatMap((page) => page.items)
  return (
    <Stack gap="lg">
      {entries.isPending && <TableSkeleton />}
      {entries.error && (
        <LoadError onRetry={() => void entries.refetch()}>
          Failed to load the history. Please try again.
        </LoadError>
      )}
      {rows?.length === 0 && <EmptyState title="No History Yet">Every change appears here.</EmptyState>}
      {rows && rows.length > 0 && <AuditTable rows={rows} onOpen={shown.open} />}
      <ShowMore pages={entries} />
      <AuditDrawer
        entry={shown.about}
        opened={shown.opened}
        onClose={shown.close}
        onFollow={(entityId) => {
          shown.close()
          onFollow(entityId)
        }}
      />
    </Stack>
  )
}
