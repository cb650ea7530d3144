import type { MoveTaskInput, Task } from '@tallgrass/contracts'
import { moveTaskRow } from '@tallgrass/db'
import { ensureWorkOpen, moveTask as nextStatus, type Role } from '@tallgrass/domain'
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
    const { project, task } = await lockTask(tx, ctx.scope, id)
    const status = nextStatus(task, { by: ctx.access, to })
    ensureWorkOpen(project, ctx.access)
    const ready = status === 'READY_FOR_REVIEW'
    const round = task.round + (ready ? 1 : 0)
    await moveTaskRow(tx.db, id, { from: task.status, status, round, readyAt: ready ? tx.now : null })
    await trackClientAnswer(tx, task, { ...task, status })
    auditInProject(tx, project.id, {
      action: 'task.move',
      entity: 'task',
      entityId: id,
      before: { status: task.status },
      after: { title: task.title, status },
    })
    if (ready) emitReady(ctx, tx, toTaskEvent(ctx, task, project), task.owner)
    return readTask(tx.db, ctx.scope, id)
  })
}

/** The other side reviews. An administrator who moves a client's task has nothing to tell. */
function emitReady({ access }: PortalCtx, tx: Tx, facts: ReturnType<typeof toTaskEvent>, owner: Role): void {
  if (owner === 'ADMIN') emit(tx, 'task.ready_for_review', facts)
  else if (access === 'CLIENT') emit(tx, 'task.handed_in', facts)
}
