import { type AgreementRow, findAgreement, lockAgreementRow, lockProjectRow, type Scope } from '@tallgrass/db'
import { type AgreementId, AppError, noSuch, type ProjectId } from '@tallgrass/domain'
import { type AuditEntry, audit } from '../audit/audit.ts'
import type { Tx } from '../ctx.ts'
import { auditInProject } from '../projects/audit-in-project.ts'

/**
 * Locks the agreement's project, then the agreement. Throws NOT_FOUND, also for someone else's agreement;
 * CONFLICT if its project has just changed.
 */
export async function lockAgreement(tx: Tx, scope: Scope, id: AgreementId): Promise<AgreementRow> {
  const found = await findAgreement(tx.db, scope, id)
  if (!found) throw noSuch('Agreement')
  // No check here: a project deleted in the meantime leaves its agreements without one.
  if (found.projectId) await lockProjectRow(tx.db, scope, { id: found.projectId, lock: 'FOR NO KEY UPDATE' })
  const agreement = await lockAgreementRow(tx.db, id)
  if (!agreement) throw noSuch('Agreement')
  if (agreement.projectId !== null && agreement.projectId !== found.projectId) {
    throw new AppError('CONFLICT', 'This agreement has changed since you opened it. Please try again.')
  }
  return agreement
}

/** Records a change of an agreement, in its project's history if it has one. */
export function auditAgreement(
  tx: Tx,
  { projectId }: { projectId: ProjectId | null },
  entry: AuditEntry,
): void {
  if (projectId) auditInProject(tx, projectId, entry)
  else audit(tx, entry)
}
