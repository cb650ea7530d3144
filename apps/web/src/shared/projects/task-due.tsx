import type { Task } from '@tallgrass/contracts'
import { isTaskOverdue } from '@tallgrass/domain'
import { useReader } from '../../lib/reader'
import { OverdueBadge } from '../../ui/overdue-badge'
import { PrintedDay } from '../../ui/printed-day'

/** The due date of a task, marked if it is overdue. Renders nothing without one. */
export function TaskDue({ task }: { task: Pick<Task, 'dueDate' | 'status'> }) {
  const { today } = useReader()
  if (task.dueDate === null) return null
  return (
    <>
      <PrintedDay day={task.dueDate} isOver={task.status === 'APPROVED'} />
      {isTaskOverdue(task, today()) && (
        <>
          {' '}
          <OverdueBadge />
        </>
      )}
    </>
  )
}
