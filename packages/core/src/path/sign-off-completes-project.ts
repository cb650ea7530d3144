import {
  type DocumentRow,
  findOpenEnds,
  lockProjectRow,
  moveProjectRow,
  type ProjectRow,
} from '@tallgrass/db'
import { AppError, ensureCompletable, moveProject, type ProjectId } from '@tallgrass/domain'
import type { Tx } from '../ctx.ts'
import { emit } from '../events/emit.ts'
import { auditInProject } from '../projects/audit-in-project.ts'
import { toProjectEvent } from '../projects/project-event.ts'
import { raiseWorkItem } from '../work-items/raise-work-item.ts'
import { resolveWorkItems } from '../work-items/resolve-work-items.ts'

/** When a sign-off is fully signed, completes its project, or raises a work item with the obstacle. */
export async function signOffCompletesProject(
  tx: Tx,
  projectId: ProjectId | null,
  { documentTitle, id: documentId, projectName }: DocumentRow,
): Promise<void> {
  const project = projectId
    ? await lockProjectRow(tx.db, tx.everybody, { id: projectId, lock: 'FOR NO KEY UPDATE' })
    : undefined
  if (project?.status === 'COMPLETE') return
  const obstacle = project ? await findObstacle(tx, project) : 'The project does not exist.'
  if (!project || obstacle !== undefined) {
    const name = project?.name ?? projectName
    const detail = `“${documentTitle}” is fully signed, but “${name}” was not completed: ${obstacle}`
    await raiseWorkItem(tx, {
      kind: 'signoff_blocked',
      cause: `signoff:${documentId}`,
      detail,
      ...(project && { entity: 'project', entityId: project.id, projectId: project.id }),
    })
    return
  }
  await moveProjectRow(tx.db, project.id, { from: project.status, status: 'COMPLETE' })
  await resolveWorkItems(tx, { kind: 'signoff_blocked', entityId: project.id }, 'The project is complete.')
  auditInProject(tx, project.id, {
    action: 'project.complete',
    entity: 'project',
    entityId: project.id,
    before: { status: project.status },
    after: { status: 'COMPLETE', documentId },
  })
  emit(tx, 'project.completed', toProjectEvent(project))
}

/** The message of the rule that prevents completion, if any. */
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
