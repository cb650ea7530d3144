import { type AgreementRow, findAgreement, lockAgreementRow, lockProjectRow, type Scope } from '@tallgrass/db'
import { AppError } from '@tallgrass/domain'
import { type AuditEntry, audit } from '../audit/audit.ts'
import type { Tx } from '../ctx.ts'
import { auditInProject } from '../projects/audit-in-project.ts'

export function noSuchAgreement(): AppError {
  return new AppError('NOT_FOUND', 'This agreement does not exist')
}

/**
 * The agreement, and its project before it, with nobody else changing them until the transaction ends. Throws
 * NOT_FOUND, also for what belongs to somebody else; CONFLICT when it has just been given a project.
 */
export async function lockAgreement(tx: Tx, scope: Scope, id: string): Promise<AgreementRow> {
  const found = await findAgreement(tx.db, scope, id)
  if (!found) throw noSuchAgreement()
  // One that is deleted meanwhile leaves its agreements behind.
  if (found.projectId) await lockProjectRow(tx.db, scope, { id: found.projectId, lock: 'FOR NO KEY UPDATE' })
  const agreement = await lockAgreementRow(tx.db, id)
  if (!agreement) throw noSuchAgreement()
  if (agreement.projectId !== null && agreement.projectId !== found.projectId) {
    throw new AppError('CONFLICT', 'This agreement has changed since you opened it. Please try again.')
  }
  return agreement
}

/** Notes what happened to an agreement, in the history of its project where it has one. */
export function auditAgreement(tx: Tx, { projectId }: { projectId: string | null }, entry: AuditEntry): void {
  if (projectId) auditInProject(tx, projectId, entry)
  else audit(tx, entry)
}
