import type { Project, Task } from '@tallgrass/contracts'
import { isWorkOpen, mayReview, taskMoves } from '@tallgrass/domain'
import { listQuery } from '../../../lib/freshness'
import { rowsOf } from '../../../lib/rows-of'
import { trpc } from '../../../lib/trpc'
import { toWords } from '../../../lib/words'
import { TaskDue } from '../../../shared/projects/task-due'
import type { Column } from '../../../ui/data-table'
import { lazyDialog } from '../../../ui/lazy-dialog'
import { useDialogAbout } from '../../../ui/use-dialog-about'
import { PartTab } from '../parts/part-tab'
import { SecondLine } from '../parts/second-line'
import { shownTasks } from '../workspace-calls'
import { HandIn } from './hand-in'
import { TaskFilesDrawer } from './lazy-task-files-drawer'
import { ownerWords } from './owner-words'
import { Reviewing } from './reviewing'
import { TaskOrder } from './task-order'
import { TaskState } from './task-state'
import { useFocusLinkedTask } from './use-focus-linked-task'
import { useTaskChanges } from './use-task-changes'

const TaskDialog = lazyDialog(() => import('./task-dialog').then((module) => module.TaskDialog))

export function TasksTab({ project }: { project: Project }) {
  const { id: projectId } = project
  const mayChange = isWorkOpen(project)
  const pages = trpc.portal.projects.tasks.useInfiniteQuery(shownTasks(projectId), listQuery)
  const { move, place, remove } = useTaskChanges()
  useFocusLinkedTask({ loaded: pages.data !== undefined })
  const reviewing = useDialogAbout<Task>()
  const handingIn = useDialogAbout<Task>()
  const files = useDialogAbout<Task>()
  const rows = rowsOf(pages.data) ?? []
  const offers = pages.data?.pages.flatMap(({ takeBack = [] }) => takeBack)
  // The newest version, so that changes by others show during a review.
  const reviewed = rows.find(({ id }) => id === reviewing.about?.id) ?? reviewing.about
  const awaitsReview = (row: Task) => mayChange && mayReview(row, 'ADMIN')
  const order: Column<Task> = {
    label: 'Order',
    cell: (row) => (
      <TaskOrder
        task={row}
        rows={rows}
        hasMore={pages.hasNextPage}
        onPlace={(before) => place.mutate({ id: row.id, before })}
      />
    ),
  }
  const columns: Column<Task>[] = [
    ...(mayChange ? [order] : []),
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
      cell: (row) => (
        <TaskState
          task={row}
          offers={offers}
          awaitsReview={awaitsReview(row)}
          onReview={() => reviewing.open(row)}
        />
      ),
    },
    { label: 'Due', cell: (row) => (row.dueDate ? <TaskDue task={row} /> : 'No date') },
  ]
  return (
    <>
      <PartTab
        label="Tasks"
        noun="task"
        nameOf={(row) => row.title}
        pages={pages}
        columns={columns}
        mayChange={mayChange}
        empty={{
          title: 'No Tasks Yet',
          text: mayChange ? 'Add the work to be done and who does it.' : 'This project has no tasks.',
        }}
        projectId={projectId}
        Dialog={TaskDialog}
        remove={(id) => remove.mutateAsync({ id })}
        actions={(row) => [
          ...(mayChange ? taskMoves(row, 'ADMIN') : []).map((status) => ({
            label: `Move to “${toWords(status === 'TODO' ? 'to do' : status)}”`,
            onClick: () =>
              status === 'READY_FOR_REVIEW' ? handingIn.open(row) : move.mutate({ id: row.id, status }),
          })),
          ...(row.round > 0 && !awaitsReview(row)
            ? [{ label: 'Reviews', onClick: () => reviewing.open(row) }]
            : []),
          { label: 'Files', onClick: () => files.open(row) },
        ]}
      />
      <HandIn {...handingIn} />
      <TaskFilesDrawer project={project} task={files.about} opened={files.opened} onClose={files.close} />
      <Reviewing
        task={reviewed}
        awaitsReview={reviewed !== undefined && awaitsReview(reviewed)}
        opened={reviewing.opened}
        close={reviewing.close}
      />
    </>
  )
}
