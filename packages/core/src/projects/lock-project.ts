import { lockProjectRow, type ProjectRow, type RowLock, type Scope } from '@tallgrass/db'
import { noSuch, type ProjectId } from '@tallgrass/domain'
import type { Tx } from '../ctx.ts'

/**
 * Locks a project, and thereby its parts, until the transaction ends. Throws NOT_FOUND, also for someone
 * else's project.
 */
export async function lockProject(
  tx: Tx,
  scope: Scope,
  { id, lock = 'FOR NO KEY UPDATE' }: { id: ProjectId; lock?: RowLock },
): Promise<ProjectRow> {
  const project = await lockProjectRow(tx.db, scope, { id, lock })
  if (!project) throw noSuch('Project')
  return project
}
