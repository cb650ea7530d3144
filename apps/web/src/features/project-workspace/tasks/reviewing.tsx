import type { Task } from '@tallgrass/contracts'
import { focusRowMenu } from '../../../lib/focus-row-menu'
import { outcomeOf } from '../../../lib/outcome-of'
import { trpc } from '../../../lib/trpc'
import { lazyDialog } from '../../../ui/lazy-dialog'
import { useProjectChanged } from '../use-project-changed'

const TaskReviewDialog = lazyDialog(() =>
  import('./task-review-dialog').then((module) => module.TaskReviewDialog),
)

interface ReviewingProps {
  task: Task | undefined
  awaitsReview: boolean
  opened: boolean
  close: () => void
}

/** Reviews a task, or shows its earlier reviews. */
export function Reviewing({ awaitsReview, close, opened, task }: ReviewingProps) {
  const changed = useProjectChanged()
  const review = trpc.portal.tasks.review.useMutation(
    outcomeOf(changed, { done: 'Review Saved', failed: 'Failed to save the review' }),
  )
  return (
    <TaskReviewDialog
      task={task}
      awaitsReview={awaitsReview}
      opened={opened}
      onClose={close}
      pending={review.isPending}
      onReview={(input) =>
        review.mutate(input, {
          onSuccess() {
            close()
            // The Review button that opened the dialog no longer exists.
            focusRowMenu([input.taskId])
          },
        })
      }
    />
  )
}
