import { Button } from '@mantine/core'
import type { WaitingTask as Task } from '@tallgrass/contracts'
import { clientVerbFor, isTaskOverdue, taskAnchor } from '@tallgrass/domain'
import { Link } from '@tanstack/react-router'
import { useReader } from '../../../lib/reader'
import { viewToken } from '../../../lib/view-token'
import { RightNote } from '../../../shared/contacts/right-note'
import { PrintedDay } from '../../../ui/printed-day'
import { RelativeTime } from '../../../ui/relative-time'
import { WaitingRow } from './waiting-row'

interface WaitingTaskProps {
  task: Task
  toReview: boolean
  /** False if the client does not review. */
  own: boolean
}

export function WaitingTask({ own, task, toReview }: WaitingTaskProps) {
  const { dueDate, id, projectId, projectName, readyAt, status, title } = task
  const { today } = useReader()
  // An administrator's view of the portal can only open it.
  const acts = toReview && viewToken() === null
  const label = acts ? 'Review task' : 'Open task'
  return (
    <WaitingRow
      what={`${clientVerbFor(status)} “${title}”`}
      isOverdue={isTaskOverdue(task, today())}
      action={
        own ? (
          <Button
            variant={acts ? 'filled' : 'default'}
            size="sm"
            aria-label={`${label}: ${title}`}
            renderRoot={(props) => (
              <Link
                to="/portal/projects/$projectId"
                params={{ projectId }}
                hash={taskAnchor(id)}
                {...props}
              />
            )}
          >
            {label}
          </Button>
        ) : (
          <RightNote right="reviews" />
        )
      }
    >
      {projectName}.{' '}
      {readyAt && (
        <>
          Finished <RelativeTime at={readyAt} />.{' '}
        </>
      )}
      {dueDate && (
        <>
          Due <PrintedDay day={dueDate} />.
        </>
      )}
    </WaitingRow>
  )
}
