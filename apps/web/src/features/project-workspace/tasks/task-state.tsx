import { Button } from '@mantine/core'
import type { TakeBackOffer, Task } from '@tallgrass/contracts'
import { TaskOutcome } from '../../../shared/reviews/task-outcome'

interface TaskStateProps {
  task: Task
  /** What the reader can take back, of any task. */
  offers: TakeBackOffer[] | undefined
  /** True if the task is waiting for our review. */
  awaitsReview: boolean
  onReview: () => void
}

/** The status of a task, with a Review button if it is waiting for us. */
export function TaskState({ awaitsReview, offers, onReview, task }: TaskStateProps) {
  return (
    <TaskOutcome task={task} offers={offers}>
      {awaitsReview && (
        <Button size="sm" aria-label={`Review “${task.title}”`} onClick={onReview}>
          Review
        </Button>
      )}
    </TaskOutcome>
  )
}
