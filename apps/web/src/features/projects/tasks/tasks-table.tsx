import { Text } from '@mantine/core'
import type { Project, TakeBackOffer, Task } from '@tallgrass/contracts'
import { isWorkOpen, taskAnchor } from '@tallgrass/domain'
import { TaskDue } from '../../../shared/projects/task-due'
import { TaskOutcome } from '../../../shared/reviews/task-outcome'
import { type Column, DataTable } from '../../../ui/data-table'
import { RowOpener } from '../../../ui/row-opener'
import { TaskMoves } from './task-moves'
import { ownerWord } from './task-owner'
import classes from './tasks-table.module.css'

interface TasksTableProps {
  project: Project
  tasks: Task[]
  /** What the reader can take back, of any task. */
  offers: TakeBackOffer[] | undefined
  /** True if the task is waiting for the client's review. */
  awaitsReview: (task: Task) => boolean
  /** False while the project waits for papers or money. */
  mayStart: boolean
  onOpen: (task: Task) => void
  onMoved: () => void
  onHandIn: (task: Task) => void
}

export function TasksTable(props: TasksTableProps) {
  const { awaitsReview, mayStart, offers, onHandIn, onMoved, onOpen, project, tasks } = props
  const columns: Column<Task>[] = [
    {
      label: 'Task',
      kind: 'title',
      cell: (task) => <TaskCell task={task} awaitsReview={awaitsReview(task)} onOpen={() => onOpen(task)} />,
    },
    { label: 'Owner', cell: (task) => <span className={classes.owner}>{ownerWord(task)}</span> },
    { label: 'Status', cell: (task) => <TaskOutcome task={task} offers={offers} /> },
    { label: 'Due', cell: (task) => <TaskDue task={task} /> },
  ]
  if (isWorkOpen(project)) {
    columns.push({
      label: 'Next step',
      kind: 'action',
      cell: (task) => <TaskMoves task={task} mayStart={mayStart} onMoved={onMoved} onHandIn={onHandIn} />,
    })
  }
  return <DataTable label="Tasks" columns={columns} rows={tasks} rowKey={({ id }) => id} rowOpens />
}

function TaskCell({ onOpen, task, awaitsReview }: { task: Task; awaitsReview: boolean; onOpen: () => void }) {
  return (
    <div
      className={classes.what}
      // A task to be reviewed has its own card above, which is the target of links.
      {...(!awaitsReview && { id: taskAnchor(task.id), tabIndex: -1 })}
    >
      <RowOpener onOpen={onOpen}>{task.title}</RowOpener>
      {task.detail && (
        <Text c="dimmed" fz="sm" fw={400} lineClamp={2}>
          {task.detail}
        </Text>
      )}
    </div>
  )
}
