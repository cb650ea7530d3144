import type { Task } from '@tallgrass/contracts'
import { type Db, findTask, type Scope } from '@tallgrass/db'
import { noSuch, type TaskId } from '@tallgrass/domain'
import type { Tx } from '../ctx.ts'
import { lockProject } from '../projects/lock-project.ts'

/** Locks the task's project, which covers the task. Throws NOT_FOUND. */
export async function lockTask(tx: Tx, scope: Scope, id: TaskId) {
  const { projectId } = await readTask(tx.db, scope, id)
  const project = await lockProject(tx, scope, { id: projectId })
  // Read again, because it may have been changed or deleted before its project was locked.
  const task = await readTask(tx.db, scope, id)
  return { task, project }
}

export async function readTask(db: Db, scope: Scope, id: TaskId): Promise<Task> {
  const task = await findTask(db, scope, id)
  if (!task) throw noSuch('Task')
  return task
}
