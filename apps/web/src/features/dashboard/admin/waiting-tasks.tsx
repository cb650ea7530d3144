import { Anchor } from '@mantine/core'
import type { BusinessNow } from '@tallgrass/contracts'
import { type ProjectId, type TaskId, taskAnchor } from '@tallgrass/domain'
import { Link, linkOptions } from '@tanstack/react-router'
import { useReader } from '../../../lib/reader'
import { RelativeTime } from '../../../ui/relative-time'
import { Cell, Figure } from './business-cell'
import classes from './business-now.module.css'

/** Tasks that clients have finished: their projects, and the task that has waited longest. */
export function TasksToReview({ count, oldest }: BusinessNow['toReview']) {
  const detail = oldest ? (
    <>
      <TaskLink task={oldest} />
      {oldest.readyAt && ', '}
      {oldest.readyAt && <RelativeTime at={oldest.readyAt} />}
    </>
  ) : (
    'No task waits for your review'
  )
  return (
    <Cell detail={detail}>
      <Link to="/portal/admin/projects" search={{ tasks: 'review' }} className={classes.link}>
        <Figure label="Tasks to review" value={count} />
      </Link>
    </Cell>
  )
}

/** Overdue tasks: their projects, and the task that has been overdue for longest. */
export function OverdueTasks({ count, oldest }: BusinessNow['overdueTasks']) {
  const { relativeDay } = useReader()
  const detail = oldest ? (
    <>
      <TaskLink task={oldest} />
      {oldest.dueDate && `, due ${relativeDay(oldest.dueDate)}`}
    </>
  ) : (
    'No task is overdue'
  )
  return (
    <Cell detail={detail}>
      <Link to="/portal/admin/projects" search={{ tasks: 'overdue' }} className={classes.link}>
        <Figure label="Overdue tasks" value={count} late={count > 0} />
      </Link>
    </Cell>
  )
}

function TaskLink({ task }: { task: { id: TaskId; projectId: ProjectId; title: string } }) {
  const { id, projectId, title } = task
  const way = linkOptions({
    to: '/portal/admin/projects/$projectId',
    params: { projectId },
    hash: taskAnchor(id),
  })
  return (
    <Anchor inherit renderRoot={(props) => <Link {...way} {...props} />}>
      “{title}”
    </Anchor>
  )
}
