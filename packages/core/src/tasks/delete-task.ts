import { deleteEventsAbout, deleteEventsOfFiles, deleteTask as deleteTaskRow } from '@tallgrass/db'
import { ensureWorkOpen, type TaskId } from '@tallgrass/domain'
import type { AdminCtx } from '../authorize.ts'
import { auditInProject } from '../projects/audit-in-project.ts'
import { resolveWorkItems } from '../work-items/resolve-work-items.ts'
import { lockTask } from './lock-task.ts'

/** Deletes a task with its reviews and files, and takes back what was told of them. Throws NOT_FOUND, or CONFLICT if the project is complete or archived. */
export async function deleteTask(ctx: AdminCtx, { id }: { id: TaskId }): Promise<{ ok: true }> {
  await ctx.transaction(async (tx) => {
    const { project, task } = await lockTask(tx, ctx.scope, id)
    ensureWorkOpen(project)
    await deleteEventsOfFiles(tx.db, project.id, { taskId: id })
    await deleteTaskRow(tx.db, id)
    await deleteEventsAbout(tx.db, [id])
    await resolveWorkItems(tx, { kind: 'client_answer', entityId: id }, 'The task was deleted.')
    const { owner, status, title } = task
    auditInProject(tx, project.id, {
      action: 'task.delete',
      entity: 'task',
      entityId: id,
      before: { title, owner, status },
    })
  })
  return { ok: true }
}
