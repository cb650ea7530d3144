import { createHash } from 'node:crypto'
import type { ReviewTaskInput } from '@tallgrass/contracts'
import { getReview, insertReview, moveTaskRow, newId, type TaskRow } from '@tallgrass/db'
import {
  AppError,
  ensureWorkOpen,
  reviewTask as nextStatus,
  type ReviewDecision,
  type Role,
} from '@tallgrass/domain'
import { ensureRight, type PortalCtx } from '../authorize.ts'
import type { Tx } from '../ctx.ts'
import { emit } from '../events/emit.ts'
import { auditInProject } from '../projects/audit-in-project.ts'
import { trackClientAnswer } from '../projects/track-client-answer.ts'
import { lockTask } from './lock-task.ts'
import { toTaskEvent } from './task-event.ts'

/**
 * Approves a task or asks for changes: the client reviews the provider's tasks, an administrator the
 * client's. Throws NOT_FOUND; FORBIDDEN for a contact who does not review; CONFLICT if the round is over or
 * the project is complete or archived; or ILLEGAL_TRANSITION.
 */
export async function reviewTask(
  ctx: PortalCtx,
  { comment = null, decision, round, taskId }: ReviewTaskInput,
) {
  return ctx.transaction(async (tx) => {
    const { project, task } = await lockTask(tx, ctx.scope, taskId)
    await ensureRight(ctx, 'reviews', tx.db)
    if (round !== task.round) throw outdated(round, task)
    const status = nextStatus(task, { by: ctx.access, decision })
    ensureWorkOpen(project, ctx.access)
    await moveTaskRow(tx.db, taskId, { from: task.status, status, readyAt: null })
    await trackClientAnswer(tx, task, { ...task, status })
    const id = newId('Review', tx.now)
    const reviewed = textOf(task)
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
    return getReview(tx.db, ctx.scope, id)
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

/** The reviewed text and its SHA-256 in hex. */
function textOf({ detail, title }: TaskRow) {
  const text = detail ? `${title}\n\n${detail}` : title
  return { text, hash: createHash('sha256').update(text).digest('hex') }
}
