import type { CreateTaskInput, Task } from '@tallgrass/contracts'
import { insertTasks, newId, nextTaskPosition } from '@tallgrass/db'
import { ensureWorkOpen } from '@tallgrass/domain'
import type { AdminCtx } from '../authorize.ts'
import { auditInProject } from '../projects/audit-in-project.ts'
import { lockProject } from '../projects/lock-project.ts'
import { readTask } from './lock-task.ts'

/** Adds a TODO task at the end. Throws NOT_FOUND, or CONFLICT if the project is complete or archived. */
export async function createTask(ctx: AdminCtx, { projectId, ...input }: CreateTaskInput): Promise<Task> {
  const { detail = null, dueDate = null, owner, title } = input
  return ctx.transaction(async (tx) => {
    ensureWorkOpen(await lockProject(tx, ctx.scope, { id: projectId }))
    const id = newId('Task', tx.now)
    const facts = { title, detail, owner, dueDate }
    const position = await nextTaskPosition(tx.db, projectId)
    await insertTasks(tx.db, [{ id, projectId, ...facts, position, createdAt: tx.now }])
    auditInProject(tx, projectId, { action: 'task.create', entity: 'task', entityId: id, after: facts })
    return readTask(tx.db, ctx.scope, id)
  })
}
