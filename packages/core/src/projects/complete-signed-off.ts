import { type DocumentRow, findOpenEnds, lockProject, type ProjectRow, updateProject } from '@tallgrass/db'
import { AppError, ensureCompletable, moveProject } from '@tallgrass/domain'
import type { Tx } from '../ctx.ts'
import { raiseWorkItem } from '../work-items/raise-work-item.ts'
import { auditInProject } from './audit-in-project.ts'

/** The completion of a project is signed by all: it is complete, or the administrators are told what is missing. */
export async function completeSignedOff(
  tx: Tx,
  projectId: string,
  { documentTitle, id: documentId }: DocumentRow,
): Promise<void> {
  const project = await lockProject(tx.db, 'everybody', { id: projectId, wholly: false })
  if (!project || project.status === 'COMPLETE') return
  const obstacle = await findObstacle(tx, project)
  if (obstacle !== undefined) {
    const detail = `“${documentTitle}” is signed by all, but “${project.name}” was not completed: ${obstacle}`
    await raiseWorkItem(tx, { kind: 'signoff_blocked', cause: `signoff:${documentId}`, detail })
    return
  }
  await updateProject(tx.db, projectId, { status: 'COMPLETE' })
  auditInProject(tx, projectId, {
    action: 'project.complete',
    entity: 'project',
    entityId: projectId,
    before: { status: project.status },
    after: { status: 'COMPLETE', documentId },
  })
}

/** The sentence of the rule that stands in the way. */
async function findObstacle(tx: Tx, { id, status }: ProjectRow): Promise<string | undefined> {
  try {
    moveProject(status, 'COMPLETE')
    ensureCompletable(await findOpenEnds(tx.db, id))
    return undefined
  } catch (error) {
    if (error instanceof AppError) return error.message
    throw error
  }
}
