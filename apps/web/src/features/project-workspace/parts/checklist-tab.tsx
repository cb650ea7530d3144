import {
  type ChecklistItem,
  createChecklistItemInput,
  type Project,
  updateChecklistItemInput,
} from '@tallgrass/contracts'
import { acceptanceFlow, isWorkOpen } from '@tallgrass/domain'
import { listQuery } from '../../../lib/freshness'
import { trpc } from '../../../lib/trpc'
import { ChecklistStatusBadge } from '../../../shared/projects/checklist-status-badge'
import type { Column } from '../../../ui/data-table'
import type { RecordFieldSpec } from '../../../ui/record-field'
import { PartTab } from './part-tab'
import { useChecklistChanges } from './use-checklist-changes'

const fields: RecordFieldSpec[] = [
  { name: 'item', label: 'Item', kind: 'line' },
  {
    name: 'required',
    label: 'Required',
    kind: 'check',
    description: 'The project cannot be completed until this item has passed.',
  },
]
const columns: Column<ChecklistItem>[] = [
  { label: 'Item', kind: 'title', cell: (row) => row.item },
  { label: 'Required', cell: (row) => (row.required ? 'Required' : 'Optional') },
  { label: 'Status', cell: ({ status }) => <ChecklistStatusBadge status={status} /> },
]

export function ChecklistTab({ project }: { project: Project }) {
  const { id: projectId } = project
  const mayChange = isWorkOpen(project)
  const pages = trpc.portal.projects.checklist.useInfiniteQuery({ id: projectId }, listQuery)
  const { create, move, remove, update } = useChecklistChanges()
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
      fields={fields}
      blank={{ item: '', required: true }}
      schema={createChecklistItemInput.omit({ projectId: true })}
      create={(values) => create.mutateAsync(createChecklistItemInput.parse({ ...values, projectId }))}
      update={(changes, version) =>
        update.mutateAsync(updateChecklistItemInput.parse({ ...changes, version }))
      }
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
