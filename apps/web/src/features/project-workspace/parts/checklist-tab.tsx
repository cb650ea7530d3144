import type { ChecklistItem, Project } from '@tallgrass/contracts'
import { acceptanceFlow, isWorkOpen } from '@tallgrass/domain'
import { listQuery } from '../../../lib/freshness'
import { trpc } from '../../../lib/trpc'
import { ChecklistStatusBadge } from '../../../shared/projects/checklist-status-badge'
import type { Column } from '../../../ui/data-table'
import { lazyDialog } from '../../../ui/lazy-dialog'
import { PartTab } from './part-tab'
import { useChecklistChanges } from './use-checklist-changes'

const ChecklistItemDialog = lazyDialog(() =>
  import('./checklist-item-dialog').then((module) => module.ChecklistItemDialog),
)
const columns: Column<ChecklistItem>[] = [
  { label: 'Item', kind: 'title', cell: (row) => row.item },
  { label: 'Required', cell: (row) => (row.required ? 'Required' : 'Optional') },
  { label: 'Status', cell: ({ status }) => <ChecklistStatusBadge status={status} /> },
]

export function ChecklistTab({ project }: { project: Project }) {
  const { id: projectId } = project
  const mayChange = isWorkOpen(project)
  const pages = trpc.portal.projects.checklist.useInfiniteQuery({ id: projectId }, listQuery)
  const { move, remove } = useChecklistChanges()
  return (
    <PartTab
      label="Checklist"
      noun="item"
      nameOf={(row) => row.item}
      pages={pages}
      columns={columns}
      mayChange={mayChange}
      empty={{
        title: 'No Checklist Yet',
        text: mayChange
          ? 'Add what must be true before the project is complete.'
          : 'This project has no checklist items.',
      }}
      projectId={projectId}
      Dialog={ChecklistItemDialog}
      remove={(id) => remove.mutateAsync({ id })}
      actions={({ id, status: from }) =>
        (mayChange ? acceptanceFlow.events(from) : []).map((status) => ({
          label: `Mark as ${status.toLowerCase()}`,
          onClick: () => move.mutate({ id, status }),
        }))
      }
    />
  )
}
