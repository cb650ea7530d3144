import type { BusinessNow } from '@tallgrass/contracts'
import type { ProjectId, TaskId } from '@tallgrass/domain'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useReader } from '../../../lib/reader'
import { taskAnchor } from '../../../lib/task-anchor'
import { RelativeTime } from '../../../ui/relative-time'
import { Cell, Figure } from './business-cell'
import classes from './business-now.module.css'

/** Tasks that clients have finished; links to the one that has waited longest. */
export function TasksToReview({ count, oldest }: BusinessNow['toReview']) {
  const detail = oldest ? (
    <>
      “{oldest.title}”{oldest.readyAt && ', '}
      {oldest.readyAt && <RelativeTime at={oldest.readyAt} />}
    </>
  ) : (
    'No task waits for your review'
  )
  return (
    <Cell detail={detail}>
      <TaskLink task={oldest}>
        <Figure label="Tasks to review" value={count} />
      </TaskLink>
    </Cell>
  )
}

/** Links to the task that has been overdue for longest. */
export function OverdueTasks({ count, oldest }: BusinessNow['overdueTasks']) {
  const { relativeDay } = useReader()
  const due = oldest?.dueDate ? `, due ${relativeDay(oldest.dueDate)}` : ''
  const detail = oldest ? `“${oldest.title}”${due}` : 'No task is overdue'
  return (
    <Cell detail={detail}>
      <TaskLink task={oldest}>
        <Figure label="Overdue tasks" value={count} late={count > 0} />
      </TaskLink>
    </Cell>
  )
}

interface TaskLinkProps {
  task: { id: TaskId; projectId: ProjectId } | null
  children: ReactNode
}

/** Without a task, a link to all projects. */
function TaskLink({ children, task }: TaskLinkProps) {
  if (!task)
    return (
      <Link to="/portal/admin/projects" className={classes.link}>
        {children}
      </Link>
    )
  const { id, projectId } = task
  return (
    <Link
      to="/portal/admin/projects/$projectId"
      params={{ projectId }}
      hash={taskAnchor(id)}
      className={classes.link}
    >
      {children}
    </Link>
  )
}
