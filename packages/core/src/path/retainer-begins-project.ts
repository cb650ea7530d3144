import { isSignedAndPaid, lockProjectRow, moveProjectRow } from '@tallgrass/db'
import { moveProject, type ProjectId } from '@tallgrass/domain'
import { businessDayAt } from '../business-day.ts'
import type { Tx } from '../ctx.ts'
import { emit } from '../events/emit.ts'
import { auditInProject } from '../projects/audit-in-project.ts'
import { toProjectEvent } from '../projects/project-event.ts'

/**
 * Activates a new project once one of its retainers is fully signed and paid. The caller has locked the
 * project.
 */
export async function retainerBeginsProject(tx: Tx, projectId: ProjectId): Promise<void> {
  const project = await lockProjectRow(tx.db, tx.everybody, { id: projectId, lock: 'FOR NO KEY UPDATE' })
  if (project?.status !== 'NEW' || !(await isSignedAndPaid(tx.db, projectId))) return
  const status = moveProject(project.status, 'ACTIVE')
  const startDate = project.startDate ?? businessDayAt(tx.now)
  await moveProjectRow(tx.db, projectId, { from: project.status, status, startDate })
  auditInProject(tx, projectId, {
    action: 'project.begin',
    entity: 'project',
    entityId: projectId,
    before: { status: project.status, startDate: project.startDate },
    after: { status, startDate },
  })
  emit(tx, 'project.activated', toProjectEvent(project))
}
