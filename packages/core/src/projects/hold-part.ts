import type { Scope } from '@tallgrass/db'
import { AppError } from '@tallgrass/domain'
import type { Tx } from '../ctx.ts'
import { holdProject } from './hold-project.ts'

interface Sought<Part> {
  /** 'task': for the refusal. */
  entity: string
  find: () => Promise<Part | undefined>
}

export function noSuch(entity: string): AppError {
  return new AppError('NOT_FOUND', `This ${entity} does not exist`)
}

/**
 * A part of a project together with its project, which nobody else changes until the transaction ends.
 * Throws NOT_FOUND, also for what belongs to somebody else.
 */
export async function holdPart<Part extends { projectId: string }>(
  tx: Tx,
  scope: Scope,
  { entity, find }: Sought<Part>,
) {
  const seen = await find()
  if (!seen) throw noSuch(entity)
  const project = await holdProject(tx, scope, { id: seen.projectId })
  // Once more, now that it holds still.
  const part = await find()
  if (!part) throw noSuch(entity)
  return { part, project }
}
