import type { Task } from '@tallgrass/contracts'
import { type Db, findTask, type Scope } from '@tallgrass/db'
import type { Tx } from '../ctx.ts'
import { holdPart, noSuch } from '../projects/hold-part.ts'

/** The task and its project, which nobody else changes until the transaction ends. Throws NOT_FOUND. */
export async function holdTask(tx: Tx, scope: Scope, id: string) {
  const find = () => findTask(tx.db, scope, id)
  const { part: task, project } = await holdPart(tx, scope, { entity: 'task', find })
  return { task, project }
}

export async function readTask(db: Db, scope: Scope, id: string): Promise<Task> {
  const task = await findTask(db, scope, id)
  if (!task) throw noSuch('task')
  return task
}
