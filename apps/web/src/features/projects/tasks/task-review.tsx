import { Card, Text, Title } from '@mantine/core'
import type { Task } from '@tallgrass/contracts'
import { taskAnchor } from '@tallgrass/domain'
import { useId } from 'react'
import { useSessionUser } from '../../../lib/use-session-user'
import { viewToken } from '../../../lib/view-token'
import { OfferInView } from '../../../shared/contacts/offer-in-view'
import { RightNote } from '../../../shared/contacts/right-note'
import { TaskDue } from '../../../shared/projects/task-due'
import { TaskStatusBadge } from '../../../shared/projects/task-status-badge'
import { UnderReview } from '../../../shared/reviews/under-review'
import { LinkedText } from '../../../ui/linked-text'
import { RelativeTime } from '../../../ui/relative-time'
import { EarlierReviews } from './earlier-reviews'
import { ReviewForm } from './review-form'
import classes from './task-review.module.css'

interface TaskReviewProps {
  task: Task
  /** True if the task is waiting for the client's review. */
  awaitsReview: boolean
  onDone: () => void
  onRefused: () => void
}

/** A task to be reviewed by the client, beside the review form, or beside the names of those who review. */
export function TaskReview({ onDone, onRefused, task, awaitsReview }: TaskReviewProps) {
  const heading = useId()
  const reviews = useSessionUser()?.rights.includes('reviews')
  return (
    <Card
      component="section"
      padding={0}
      {...(awaitsReview && { id: taskAnchor(task.id) })}
      tabIndex={-1}
      aria-labelledby={heading}
      className={classes.review}
    >
      <div className={classes.what}>
        <div className={classes.state}>
          <TaskStatusBadge status={task.status} />
          <Text span c="dimmed" fz="sm">
            Round {task.round}
          </Text>
        </div>
        <Title order={2} size="h3" id={heading} className={classes.title}>
          {task.title}
        </Title>
        {task.detail && (
          <p className={classes.detail}>
            <LinkedText>{task.detail}</LinkedText>
          </p>
        )}
        <Text component="p" c="dimmed" fz="sm">
          {task.readyAt && (
            <>
              Sent for review <RelativeTime at={task.readyAt} />.{' '}
            </>
          )}
          {task.dueDate && (
            <>
              Due <TaskDue task={task} />
            </>
          )}
        </Text>
        {awaitsReview && <UnderReview task={task} />}
        {task.round > 1 && <EarlierReviews taskId={task.id} />}
      </div>
      {reviews && viewToken() !== null ? (
        <div className={classes.answer}>
          <OfferInView label="Review" what={task.title} deed="reviews" />
        </div>
      ) : reviews ? (
        <ReviewForm task={task} awaitsReview={awaitsReview} onDone={onDone} onRefused={onRefused} />
      ) : (
        <div className={classes.answer}>
          <RightNote right="reviews" />
        </div>
      )}
    </Card>
  )
}
