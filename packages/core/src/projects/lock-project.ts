import { lockProjectRow, type ProjectRow, type RowLock, type Scope } from '@tallgrass/db'
import { AppError } from '@tallgrass/domain'
import type { Tx } from '../ctx.ts'

export function noSuchProject(): AppError {
  return new AppError('NOT_FOUND', 'This project does not exist')
}

/**
 * The project, with nobody else changing it or its parts until the transaction ends. Throws NOT_FOUND, also for
 * what belongs to somebody else.
 */
export async function lockProject(
  tx: Tx,
  scope: Scope,
  { id, lock = 'FOR NO KEY UPDATE' }: { id: string; lock?: RowLock },
): Promise<ProjectRow> {
  const project = await lockProjectRow(tx.db, scope, { id, lock })
  if (!project) throw noSuchProject()
  return project
}
