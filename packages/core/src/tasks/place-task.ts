import type { PlaceTaskInput } from '@tallgrass/contracts'
import { listTaskIds, orderTasks } from '@tallgrass/db'
import { ensureWorkOpen, noSuch } from '@tallgrass/domain'
import type { AdminCtx } from '../authorize.ts'
import { auditInProject } from '../projects/audit-in-project.ts'
import { lockTask } from './lock-task.ts'

/**
 * Moves a task before another one of its project, or to the end. Throws NOT_FOUND, or CONFLICT if the project
 * is complete or archived.
 */
export async function placeTask(ctx: AdminCtx, { before, id }: PlaceTaskInput): Promise<{ ok: true }> {
  await ctx.transaction(async (tx) => {
    const { project, task } = await lockTask(tx, ctx.scope, id)
    ensureWorkOpen(project)
    const { projectId, title } = task
    const order = await listTaskIds(tx.db, projectId)
    const others = order.filter((other) => other !== id)
    const at = before === null ? others.length : others.indexOf(before)
    if (before !== id) {
      if (at < 0) throw noSuch('Task')
      others.splice(at, 0, id)
      await orderTasks(tx.db, projectId, others)
    }
    const place = before === id ? order.indexOf(id) : at
    auditInProject(tx, projectId, {
      action: 'task.place',
      entity: 'task',
      entityId: id,
      before: { place: order.indexOf(id) + 1 },
      after: { title, place: place + 1 },
    })
  })
  return { ok: true }
}
