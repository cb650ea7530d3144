import { type Db, findMessage, type MessageRow, type ProjectRow, type Scope } from '@tallgrass/db'
import { ensureThreadOpen, type MessageId, noSuch } from '@tallgrass/domain'
import type { Tx } from '../ctx.ts'
import { lockProject } from '../projects/lock-project.ts'

/** Locks a message through its project, to change it. Throws NOT_FOUND, or CONFLICT if the project is archived. */
export async function lockMessage(
  tx: Tx,
  scope: Scope,
  id: MessageId,
): Promise<{ message: MessageRow; project: ProjectRow }> {
  const { projectId } = await readMessage(tx.db, scope, id)
  const project = await lockProject(tx, scope, { id: projectId })
  ensureThreadOpen(project)
  // Read again, because it may have been changed before its project was locked.
  return { message: await readMessage(tx.db, scope, id), project }
}

/** Throws NOT_FOUND, also for an internal note in the scope of a client. */
export async function readMessage(db: Db, scope: Scope, id: MessageId): Promise<MessageRow> {
  const message = await findMessage(db, scope, id)
  if (!message) throw noSuch('Message')
  return message
}
