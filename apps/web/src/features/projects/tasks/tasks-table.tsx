import { Text } from '@mantine/core'
import type { Project, Task } from '@tallgrass/contracts'
import { isWorkOpen } from '@tallgrass/domain'
import { taskAnchor } from '../../../lib/task-anchor'
import { TaskStatusBadge } from '../../../shared/projects/task-status-badge'
import { type Column, DataTable } from '../../../ui/data-table'
import { RelativeDay } from '../../../ui/relative-day'
import { RowOpener } from '../../../ui/row-opener'
import { TaskMoves } from './task-moves'
import { ownerWord } from './task-owner'
import classes from './tasks-table.module.css'

interface TasksTableProps {
  project: Project
  tasks: Task[]
  /** Whether a task waits for the client's review. */
  waits: (task: Task) => boolean
  onOpen: (task: Task) => void
  onMoved: () => void
}

export function TasksTable({ onMoved, onOpen, project, tasks, waits }: TasksTableProps) {
  const columns: Column<Task>[] = [
    {
      label: 'Task',
      kind: 'title',
      cell: (task) => <What task={task} waits={waits(task)} onOpen={() => onOpen(task)} />,
    },
    { label: 'Owner', cell: (task) => <span className={classes.owner}>{ownerWord(task)}</span> },
    { label: 'Status', cell: ({ status }) => <TaskStatusBadge status={status} /> },
    { label: 'Due', cell: ({ dueDate }) => dueDate && <RelativeDay day={dueDate} /> },
  ]
  if (isWorkOpen(project)) {
    columns.push({
      label: 'Next step',
      kind: 'action',
      cell: (task) => <TaskMoves task={task} onMoved={onMoved} />,
    })
  }
  return <DataTable label="Tasks" columns={columns} rows={tasks} rowKey={({ id }) => id} rowOpens />
}

function What({ onOpen, task, waits }: { task: Task; waits: boolean; onOpen: () => void }) {
  return (
    <div
      className={classes.what}
      // What is to be reviewed stands above, with a place of its own.
      {...(!waits && { id: taskAnchor(task.id), tabIndex: -1 })}
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
