import {
  handedIn,
  handInTaskInput,
  listReviewsInput,
  moveTaskInput,
  review,
  reviewId,
  reviewPage,
  reviewTaskInput,
  task,
  taskId,
} from '@tallgrass/contracts'
import { getHandedIn, handInTask, listReviews, moveTask, reviewTask, takeBackReview } from '@tallgrass/core'
import { portalProcedure, router } from '../../trpc.ts'

export const portalTasksRouter = router({
  /** Set the status of a task. */
  move: portalProcedure
    .meta({ says: 'Set the status of a task', scope: 'tasks:write' })
    .input(moveTaskInput)
    .output(task)
    .mutation(({ ctx, input }) => moveTask(ctx, input)),
  /** Send a task for review with a note, links and files. */
  handIn: portalProcedure
    .meta({ says: 'Send a task for review with a note, links and files', scope: 'tasks:write' })
    .input(handInTaskInput)
    .output(task)
    .mutation(({ ctx, input }) => handInTask(ctx, input)),
  /** What a task was last sent for review with, and its last review. */
  handedIn: portalProcedure
    .meta({ says: 'What a task was last sent for review with, and its last review', scope: 'tasks:read' })
    .input(taskId)
    .output(handedIn)
    .query(({ ctx, input }) => getHandedIn(ctx, input)),
  /** Approve a task, or request changes. */
  review: portalProcedure
    .meta({ says: 'Approve a task, or request changes', scope: 'tasks:write', refuses: ['FORBIDDEN'] })
    .input(reviewTaskInput)
    .output(review)
    .mutation(({ ctx, input }) => reviewTask(ctx, input)),
  /** Take back your own review within 10 minutes. */
  takeBack: portalProcedure
    .meta({
      says: 'Take back your own review within 10 minutes',
      scope: 'tasks:write',
      refuses: ['FORBIDDEN'],
    })
    .input(reviewId)
    .output(review)
    .mutation(({ ctx, input }) => takeBackReview(ctx, input)),
  /** The reviews of a task, newest first. */
  reviews: portalProcedure
    .meta({ says: 'The reviews of a task, newest first', scope: 'tasks:read' })
    .input(listReviewsInput)
    .output(reviewPage)
    .query(({ ctx, input }) => listReviews(ctx, input)),
})
