import type { HandInTaskInput, Task } from '@tallgrass/contracts'
import type { PortalCtx } from '../authorize.ts'
import { attachFiles } from '../files/attach-files.ts'
import { auditInProject } from '../projects/audit-in-project.ts'
import { lockTask, readTask } from '../tasks/lock-task.ts'
import { ensureMove, startRound } from '../tasks/move-task.ts'

/**
 * Sends a task for review with a note, links and files, for its owner or an administrator. Throws NOT_FOUND, also for a
 * file that is not the caller's own; ILLEGAL_TRANSITION; or CONFLICT if the project is complete or archived, or for a file
 * that has not arrived, was removed or was sent already.
 */
export async function handInTask(
  ctx: PortalCtx,
  { fileIds, id, links, note }: HandInTaskInput,
): Promise<Task> {
  return ctx.transaction(async (tx) => {
    const locked = await lockTask(tx, ctx.scope, id)
    const { project, task } = locked
    const status = ensureMove(ctx, locked, 'READY_FOR_REVIEW')
    const { id: handInId, round } = await startRound(ctx, tx, locked, { note, links })
    await attachFiles(tx, { projectId: project.id, fileIds, to: { handInId, taskId: id }, internal: false })
    auditInProject(tx, project.id, {
      action: 'task.hand-in',
      entity: 'task',
      entityId: id,
      before: { status: task.status },
      after: { title: task.title, status, round, note, links: links.join('\n'), files: fileIds.length },
    })
    return readTask(tx.db, ctx.scope, id)
  })
}
