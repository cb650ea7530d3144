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
  move: portalProcedure
    .input(moveTaskInput)
    .output(task)
    .mutation(({ ctx, input }) => moveTask(ctx, input)),
  review: portalProcedure
    .input(reviewTaskInput)
    .output(review)
    .mutation(({ ctx, input }) => reviewTask(ctx, input)),
  reviews: portalProcedure
    .input(listReviewsInput)
    .output(reviewPage)
    .query(({ ctx, input }) => listReviews(ctx, input)),
})
