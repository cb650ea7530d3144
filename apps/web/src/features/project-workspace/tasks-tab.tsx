import { createTaskInput, type Task, updateTaskInput } from '@tallgrass/contracts'
import { mayReview, taskMoves } from '@tallgrass/domain'
import { trpc } from '../../lib/trpc'
import { toWords } from '../../lib/words'
import type { Column } from '../../ui/data-table'
import type { RecordFieldSpec } from '../../ui/record-field'
import { RelativeDay } from '../../ui/relative-day'
import { useDialogAbout } from '../../ui/use-dialog-about'
import { inPages } from './part-list'
import { PartTab } from './part-tab'
import { SecondLine } from './second-line'
import { TaskOrder } from './task-order'
import { TaskReviewDialog } from './task-review-dialog'
import { TaskState } from './task-state'
import { useTaskChanges } from './use-task-changes'

const ownerWords = { ADMIN: 'Our team', CLIENT: 'Client' }
const fields: RecordFieldSpec[] = [
  { name: 'title', label: 'Title', kind: 'line' },
  { name: 'detail', label: 'Detail', kind: 'paragraph' },
  {
    name: 'owner',
    label: 'Owner',
    kind: 'choice',
    choices: [
      { value: 'ADMIN', label: ownerWords.ADMIN },
      { value: 'CLIENT', label: ownerWords.CLIENT },
    ],
    description: 'Whose work it is. The other side reviews it.',
  },
  { name: 'dueDate', label: 'Due date', kind: 'day' },
]
const TASKS_AT_ONCE = 200

export function TasksTab({ projectId }: { projectId: string }) {
  const pages = trpc.portal.projects.tasks.useInfiniteQuery({ id: projectId, limit: TASKS_AT_ONCE }, inPages)
  const { create, move, place, remove, review, update } = useTaskChanges()
  const reviewing = useDialogAbout<Task>()
  const rows = pages.data?.pages.flatMap((page) => page.items) ?? []
  const columns: Column<Task>[] = [
    {
      label: 'Order',
      cell: (row) => (
        <TaskOrder
          task={row}
          rows={rows}
          hasMore={pages.hasNextPage}
          onPlace={(before) => place.mutate({ id: row.id, before })}
        />
      ),
    },
    {
      label: 'Task',
      kind: 'title',
      cell: (row) => (
        <>
          {row.title}
          <SecondLine>{row.detail}</SecondLine>
        </>
      ),
    },
    { label: 'Owner', cell: (row) => ownerWords[row.owner] },
    {
      label: 'Status',
      cell: (row) => <TaskState task={row} onReview={() => reviewing.open(row)} />,
    },
    { label: 'Due', cell: (row) => (row.dueDate ? <RelativeDay day={row.dueDate} /> : 'No date') },
  ]
  return (
    <>
      <PartTab
        label="Tasks"
        noun="task"
        nameOf={(row) => row.title}
        pages={pages}
        columns={columns}
        empty={{ title: 'No Tasks Yet', text: 'Add what has to be done, and who does it.' }}
        fields={fields}
        blank={{ title: '', detail: '', owner: 'ADMIN', dueDate: '' }}
        schema={createTaskInput.omit({ projectId: true })}
        create={(values) => create.mutateAsync(createTaskInput.parse({ ...values, projectId }))}
        update={(changes, version) => update.mutateAsync(updateTaskInput.parse({ ...changes, version }))}
        remove={(id) => remove.mutateAsync({ id })}
        actions={(row) => [
          ...taskMoves(row, 'ADMIN').map((status) => ({
            label: `Move to “${toWords(status === 'TODO' ? 'to do' : status)}”`,
            onClick: () => move.mutate({ id: row.id, status }),
          })),
          ...(row.round > 0 && !mayReview(row, 'ADMIN')
            ? [{ label: 'Reviews', onClick: () => reviewing.open(row) }]
            : []),
        ]}
      />
      <TaskReviewDialog
        task={reviewing.about}
        opened={reviewing.opened}
        onClose={reviewing.close}
        pending={review.isPending}
        onReview={(input) => review.mutate(input, { onSuccess: reviewing.close })}
      />
    </>
  )
}
