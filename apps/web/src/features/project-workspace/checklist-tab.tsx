import { IconCircleCheck, IconCircleDashed, IconCircleX } from '@tabler/icons-react'
import { type ChecklistItem, createChecklistItemInput, updateChecklistItemInput } from '@tallgrass/contracts'
import { type AcceptanceStatus, acceptanceFlow } from '@tallgrass/domain'
import type { ReactNode } from 'react'
import { trpc } from '../../lib/trpc'
import { toWords } from '../../lib/words'
import type { Column } from '../../ui/data-table'
import type { RecordFieldSpec } from '../../ui/record-field'
import { StatusBadge, type Tone } from '../../ui/status-badge'
import { inPages } from './part-list'
import { PartTab } from './part-tab'
import { useChecklistChanges } from './use-checklist-changes'

const looks: Record<AcceptanceStatus, { tone: Tone; icon: ReactNode }> = {
  PENDING: { tone: 'neutral', icon: <IconCircleDashed aria-hidden /> },
  PASSED: { tone: 'primary', icon: <IconCircleCheck aria-hidden /> },
  FAILED: { tone: 'danger', icon: <IconCircleX aria-hidden /> },
}
const fields: RecordFieldSpec[] = [
  { name: 'item', label: 'Item', kind: 'line' },
  {
    name: 'required',
    label: 'Required',
    kind: 'check',
    description: 'The project becomes complete only when it has passed.',
  },
]
const columns: Column<ChecklistItem>[] = [
  { label: 'Item', kind: 'title', cell: (row) => row.item },
  { label: 'Required', cell: (row) => (row.required ? 'Required' : 'Optional') },
  {
    label: 'Status',
    cell: ({ status }) => <StatusBadge {...looks[status]}>{toWords(status)}</StatusBadge>,
  },
]

export function ChecklistTab({ projectId }: { projectId: string }) {
  const pages = trpc.portal.projects.checklist.useInfiniteQuery({ id: projectId }, inPages)
  const { create, move, remove, update } = useChecklistChanges()
  return (
    <PartTab
      label="Checklist"
      noun="item"
      nameOf={(row) => row.item}
      pages={pages}
      columns={columns}
      empty={{ title: 'No Checklist Yet', text: 'Add what has to be true before the project is complete.' }}
      fields={fields}
      blank={{ item: '', required: true }}
      schema={createChecklistItemInput.omit({ projectId: true })}
      create={(values) => create.mutateAsync(createChecklistItemInput.parse({ ...values, projectId }))}
      update={(changes, version) =>
        update.mutateAsync(updateChecklistItemInput.parse({ ...changes, version }))
      }
      remove={(id) => remove.mutateAsync({ id })}
      actions={({ id, status: from }) =>
        acceptanceFlow.events(from).map((status) => ({
          label: `Mark as ${status.toLowerCase()}`,
          onClick: () => move.mutate({ id, status }),
        }))
      }
    />
  )
}
