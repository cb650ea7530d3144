import type { Review, ReviewTaskInput } from '@tallgrass/contracts'
import {
  findLastHandIn,
  getReview,
  insertReview,
  listFilesOf,
  moveTaskRow,
  newId,
  type TaskRow,
} from '@tallgrass/db'
import {
  AppError,
  ensureWorkOpen,
  reviewTask as nextStatus,
  type ReviewDecision,
  type Role,
  reviewedForm,
  reviewedTextOf,
} from '@tallgrass/domain'
import { ensureRight, type PortalCtx } from '../authorize.ts'
import type { Tx } from '../ctx.ts'
import { emit } from '../events/emit.ts'
import { auditInProject } from '../projects/audit-in-project.ts'
import { trackClientAnswer } from '../projects/track-client-answer.ts'
import { sha256Of } from '../security/sha256.ts'
import { lockTask } from '../tasks/lock-task.ts'
import { toTaskEvent } from '../tasks/task-event.ts'
import { toReview } from './to-reviews.ts'

/**
 * Approves a task or asks for changes: the client reviews the provider's tasks, an administrator the
 * client's. Throws NOT_FOUND; FORBIDDEN for a contact who does not review; CONFLICT if the round is over or
 * the project is complete or archived; or ILLEGAL_TRANSITION.
 */
export async function reviewTask(
  ctx: PortalCtx,
  { comment = null, decision, round, taskId }: ReviewTaskInput,
): Promise<Review> {
  return ctx.transaction(async (tx) => {
    const { project, task } = await lockTask(tx, ctx.scope, taskId)
    await ensureRight(ctx, 'reviews', tx.db)
    if (round !== task.round) throw outdated(round, task)
    const status = nextStatus(task, { by: ctx.access, decision })
    ensureWorkOpen(project, ctx.access)
    await moveTaskRow(tx.db, taskId, { from: task.status, status, readyAt: null })
    await trackClientAnswer(tx, task, { ...task, status })
    const id = newId('Review', tx.now)
    const reviewed = await readReviewed(ctx, tx, task)
    await insertReview(tx.db, {
      id,
      taskId,
      clientId: project.clientId,
      reviewerId: ctx.user.id,
      round,
      decision,
      comment,
      reviewedText: reviewed.text,
      reviewedHash: reviewed.hash,
      handInId: reviewed.handInId,
      createdAt: tx.now,
    })
    auditInProject(tx, project.id, {
      action: decision === 'APPROVE' ? 'task.approve' : 'task.request-changes',
      entity: 'task',
      entityId: taskId,
      before: { status: task.status },
      after: { title: task.title, status, round, comment, reviewedHash: reviewed.hash },
    })
    emitReview(tx, { by: ctx.access, decision }, toTaskEvent(ctx, task, project))
    return toReview(ctx, { project, task: { round, status } }, await getReview(tx.db, ctx.scope, id), tx)
  })
}

function emitReview(
  tx: Tx,
  { by, decision }: { by: Role; decision: ReviewDecision },
  facts: ReturnType<typeof toTaskEvent>,
): void {
  const approved = decision === 'APPROVE'
  if (by === 'ADMIN') emit(tx, 'task.answered', { ...facts, approved })
  else emit(tx, approved ? 'task.approved' : 'task.changes_requested', facts)
}

function outdated(round: number, task: TaskRow): AppError {
  const now = task.round === 0 ? 'is not ready for review yet' : `is now in round ${task.round}`
  return new AppError(
    'CONFLICT',
    `This review is about round ${round}, but the task ${now}. Please check it again.`,
  )
}

/** What is reviewed, and the SHA-256 of all of it in hex. */
async function readReviewed({ scope }: PortalCtx, { db }: Tx, task: TaskRow) {
  const text = reviewedTextOf(task)
  const handIn = await findLastHandIn(db, task.id)
  const files = handIn ? await listFilesOf(db, scope, { handInIds: [handIn.id] }) : []
  const form = reviewedForm(text, handIn ? { ...handIn, files } : null)
  return { text, handInId: handIn?.id ?? null, hash: sha256Of(form) }
}
