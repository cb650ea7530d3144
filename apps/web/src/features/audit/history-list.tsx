import { Stack } from '@mantine/core'
import type { AuditEntry } from '@tallgrass/contracts'
import type { AnyId } from '@tallgrass/domain'
import { EmptyState } from '../../ui/empty-state'
import { PagedList, type Pages } from '../../ui/paged-list'
import { useDialogAbout } from '../../ui/use-dialog-about'
import { AuditDrawer } from './audit-drawer'
import { AuditTable } from './audit-table'

interface HistoryListProps {
  entries: Pages<AuditEntry>
  /** Shown if there are no entries. */
  empty: string
  /** Opens all entries for one entity. */
  onFollow: (entityId: AnyId) => void
}

/** Audit entries of a record and its parts, newest first. */
export function HistoryList({ empty, entries, onFollow }: HistoryListProps) {
  const shown = useDialogAbout<AuditEntry>()
  return (
    <Stack gap="lg">
      <PagedList
        pages={entries}
        noun="the history"
        empty={<EmptyState title="No History Yet">{empty}</EmptyState>}
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
