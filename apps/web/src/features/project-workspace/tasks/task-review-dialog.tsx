import { Stack, Text } from '@mantine/core'
import type { Task } from '@tallgrass/contracts'
import { UnderReview } from '../../../shared/reviews/under-review'
import { FormModal } from '../../../ui/form-modal'
import { Preformatted } from '../../../ui/preformatted'
import { TaskReviewAnswer, type TaskReviewAnswerProps } from './task-review-answer'
import { TaskReviews } from './task-reviews'

interface TaskReviewDialogProps extends Omit<TaskReviewAnswerProps, 'task'> {
  /** Undefined until the dialog is first opened. */
  task: Task | undefined
  opened: boolean
  onClose: () => void
}

/** A task and its earlier reviews, with the review form if it is waiting for us. */
export function TaskReviewDialog({ onClose, opened, task, ...review }: TaskReviewDialogProps) {
  return (
    <FormModal opened={opened} onClose={onClose} pending={review.pending} title={task?.title} size="lg">
      {task && (
        <Stack gap="lg">
          {task.round > 0 && (
            <Text c="dimmed" fz="sm">
              Round {task.round}
            </Text>
          )}
          {task.detail && <Preformatted>{task.detail}</Preformatted>}
          {review.awaitsReview && <UnderReview task={task} />}
          <TaskReviewAnswer task={task} {...review} />
          <TaskReviews taskId={task.id} />
        </Stack>
      )}
    </FormModal>
  )
}
