import type { MoveTaskInput, Task } from '@tallgrass/contracts'
import { moveTaskRow } from '@tallgrass/db'
import { ensureWorkOpen, moveTask as nextStatus } from '@tallgrass/domain'
import type { PortalCtx } from '../authorize.ts'
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
    if (ready) {
      const kind = task.owner === 'ADMIN' ? 'task.ready_for_review' : 'task.handed_in'
      emit(tx, kind, toTaskEvent(task, project))
    }
    return readTask(tx.db, ctx.scope, id)
  })
}
