import type { HandIn, MoveTaskInput, Task } from '@tallgrass/contracts'
import { insertHandIn, moveTaskRow, newId } from '@tallgrass/db'
import {
  ensureWorkOpen,
  type HandInId,
  moveTask as nextStatus,
  type Role,
  type TaskStatus,
} from '@tallgrass/domain'
import type { PortalCtx } from '../authorize.ts'
import type { Tx } from '../ctx.ts'
import { emit } from '../events/emit.ts'
import { auditInProject } from '../projects/audit-in-project.ts'
import { trackClientAnswer } from '../projects/track-client-answer.ts'
import { lockTask, readTask } from './lock-task.ts'
import { toTaskEvent } from './task-event.ts'

/**
 * Moves a task, for its owner or an administrator. A move to READY_FOR_REVIEW starts a new round.
 * Throws NOT_FOUND, ILLEGAL_TRANSITION, or CONFLICT if the project is complete or archived.
 */
export async function moveTask(ctx: PortalCtx, { id, status: to }: MoveTaskInput): Promise<Task> {
  return ctx.transaction(async (tx) => {
    const locked = await lockTask(tx, ctx.scope, id)
    const { project, task } = locked
    const status = ensureMove(ctx, locked, to)
    if (status === 'READY_FOR_REVIEW') await startRound(ctx, tx, locked, { note: null, links: [] })
    else await move(tx, task, { status, round: task.round, readyAt: null })
    auditInProject(tx, project.id, {
      action: 'task.move',
      entity: 'task',
      entityId: id,
      before: { status: task.status },
      after: { title: task.title, status },
    })
    return readTask(tx.db, ctx.scope, id)
  })
}

export type LockedTask = Awaited<ReturnType<typeof lockTask>>

/** The status after the move. Throws ILLEGAL_TRANSITION, or CONFLICT if the project is complete or archived. */
export function ensureMove({ access }: PortalCtx, { project, task }: LockedTask, to: TaskStatus): TaskStatus {
  const status = nextStatus(task, { by: access, to })
  ensureWorkOpen(project, access)
  return status
}

/** Sends a task for review with what goes with it, and tells the side that reviews it. */
export async function startRound(
  ctx: PortalCtx,
  tx: Tx,
  { project, task }: LockedTask,
  { links, note }: Pick<HandIn, 'note' | 'links'>,
): Promise<{ id: HandInId; round: number }> {
  const round = task.round + 1
  await move(tx, task, { status: 'READY_FOR_REVIEW', round, readyAt: tx.now })
  const id = newId('HandIn', tx.now)
  const facts = { taskId: task.id, round, authorId: ctx.user.id, side: ctx.access, note, links }
  await insertHandIn(tx.db, { id, ...facts, createdAt: tx.now })
  emitReady(ctx, tx, toTaskEvent(ctx, task, project), task.owner)
  return { id, round }
}

interface Moved {
  status: TaskStatus
  round: number
  readyAt: Date | null
}

async function move(tx: Tx, task: LockedTask['task'], moved: Moved): Promise<void> {
  await moveTaskRow(tx.db, task.id, { from: task.status, ...moved })
  await trackClientAnswer(tx, task, { ...task, status: moved.status })
}

/** The other side reviews. An administrator who moves a client's task has nothing to tell. */
function emitReady({ access }: PortalCtx, tx: Tx, facts: ReturnType<typeof toTaskEvent>, owner: Role): void {
  if (owner === 'ADMIN') emit(tx, 'task.ready_for_review', facts)
  else if (access === 'CLIENT') emit(tx, 'task.handed_in', facts)
}
