import type { Review } from '@tallgrass/contracts'
import { findReview, findSignOff, getReview, moveTaskRow, takeBackReviewRow } from '@tallgrass/db'
import { ensureTakeBack, takeBackReview as nextStatus, noSuch, type ReviewId } from '@tallgrass/domain'
import { ensureRight, type PortalCtx } from '../authorize.ts'
import type { Tx } from '../ctx.ts'
import { emit } from '../events/emit.ts'
import { auditInProject } from '../projects/audit-in-project.ts'
import { trackClientAnswer } from '../projects/track-client-answer.ts'
import { lockTask } from '../tasks/lock-task.ts'
import { toTaskEvent } from '../tasks/task-event.ts'
import { toReview } from './to-reviews.ts'

/**
 * Takes back the caller's own review: the task waits for a review again, in a new round. Throws NOT_FOUND; FORBIDDEN for
 * anyone else, and for a contact who no longer reviews; CONFLICT if it was taken back already, or it is too late.
 */
export async function takeBackReview(ctx: PortalCtx, { id }: { id: ReviewId }): Promise<Review> {
  return ctx.transaction(async (tx) => {
    const { taskId } = await readReview(ctx, tx, id)
    const { project, task } = await lockTask(tx, ctx.scope, taskId)
    // Read again, because it may have been taken back before its project was locked.
    const review = await readReview(ctx, tx, id)
    await ensureRight(ctx, 'reviews', tx.db)
    const signOff = await findSignOff(tx.db, project.id)
    ensureTakeBack({ project, review, signOff, task }, { by: ctx.user.id, now: tx.now })
    const status = nextStatus(task)
    const round = task.round + 1
    await takeBackReviewRow(tx.db, id, tx.now)
    await moveTaskRow(tx.db, taskId, { from: task.status, status, round, readyAt: tx.now })
    await trackClientAnswer(tx, task, { ...task, status }, 'The review was taken back.')
    auditInProject(tx, project.id, {
      action: 'task.take-back',
      entity: 'task',
      entityId: taskId,
      before: { status: task.status, round: review.round, reviewedHash: review.reviewedHash },
      after: { title: task.title, status, round },
    })
    const approved = review.decision === 'APPROVE'
    emit(tx, 'task.review_taken_back', { ...toTaskEvent(ctx, task, project), by: ctx.access, approved })
    const reviewed = { project, task: { round, status } }
    return toReview(ctx, reviewed, await getReview(tx.db, ctx.scope, id), tx)
  })
}

async function readReview({ scope }: PortalCtx, tx: Tx, id: ReviewId) {
  const review = await findReview(tx.db, scope, id)
  if (!review) throw noSuch('Review')
  return review
}
