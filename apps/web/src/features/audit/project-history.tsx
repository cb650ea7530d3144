import { Stack } from '@mantine/core'
import type { AuditEntry } from '@tallgrass/contracts'
import type { AnyId, ProjectId } from '@tallgrass/domain'
import { listQuery } from '../../lib/freshness'
import { trpc } from '../../lib/trpc'
import { EmptyState } from '../../ui/empty-state'
import { PagedList } from '../../ui/paged-list'
import { useDialogAbout } from '../../ui/use-dialog-about'
import { AuditDrawer } from './audit-drawer'
import { AuditTable } from './audit-table'

interface ProjectHistoryProps {
  projectId: ProjectId
  /** Opens all entries for one entity. */
  onFollow: (entityId: AnyId) => void
}

/** Audit entries of a project and its parts, newest first. */
export function ProjectHistory({ onFollow, projectId }: ProjectHistoryProps) {
  const shown = useDialogAbout<AuditEntry>()
  const entries = trpc.admin.projects.history.useInfiniteQuery({ id: projectId }, listQuery)
  return (
    <Stack gap="lg">
      <PagedList
        pages={entries}
        noun="the history"
        empty={<EmptyState title="No History Yet">Changes to this project appear here.</EmptyState>}
      >
        {(rows) => <AuditTable rows={rows} onOpen={shown.open} />}
      </PagedList>
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
