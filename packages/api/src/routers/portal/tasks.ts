import {
  listReviewsInput,
  moveTaskInput,
  review,
  reviewPage,
  reviewTaskInput,
  task,
} from '@tallgrass/contracts'
import { listReviews, moveTask, reviewTask } from '@tallgrass/core'
import { portalProcedure, router } from '../../trpc.ts'

export const portalTasksRouter = router({
  /** Set the status of a task. */
  move: portalProcedure
    .meta({ says: 'Set the status of a task' })
    .input(moveTaskInput)
    .output(task)
    .mutation(({ ctx, input }) => moveTask(ctx, input)),
  /** Approve a task, or request changes. */
  review: portalProcedure
    .meta({ says: 'Approve a task, or request changes', refuses: ['FORBIDDEN'] })
    .input(reviewTaskInput)
    .output(review)
    .mutation(({ ctx, input }) => reviewTask(ctx, input)),
  /** The reviews of a task, newest first. */
  reviews: portalProcedure
    .meta({ says: 'The reviews of a task, newest first' })
    .input(listReviewsInput)
    .output(reviewPage)
    .query(({ ctx, input }) => listReviews(ctx, input)),
})
