import { lockProject, type ProjectRow, type Scope } from '@tallgrass/db'
import { AppError } from '@tallgrass/domain'
import type { Tx } from '../ctx.ts'

export function noSuchProject(): AppError {
  return new AppError('NOT_FOUND', 'This project does not exist')
}

/**
 * The project, with nobody else changing it or its parts until the transaction ends. Throws NOT_FOUND, also for
 * what belongs to somebody else.
 */
export async function holdProject(
  tx: Tx,
  scope: Scope,
  { id, wholly = false }: { id: string; wholly?: boolean },
): Promise<ProjectRow> {
  const project = await lockProject(tx.db, scope, { id, wholly })
  if (!project) throw noSuchProject()
  return project
}
