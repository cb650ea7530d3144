import { type AgreementRow, findAgreement, lockAgreement, type Scope } from '@tallgrass/db'
import { AppError } from '@tallgrass/domain'
import { type AuditEntry, audit } from '../audit/audit.ts'
import type { Tx } from '../ctx.ts'
import { auditInProject } from '../projects/audit-in-project.ts'
import { holdProject } from '../projects/hold-project.ts'

export function noSuchAgreement(): AppError {
  return new AppError('NOT_FOUND', 'This agreement does not exist')
}

/**
 * The agreement, and its project before it, with nobody else changing them until the transaction ends. Throws
 * NOT_FOUND, also for what belongs to somebody else.
 */
export async function holdAgreement(tx: Tx, scope: Scope, id: string): Promise<AgreementRow> {
  const found = await findAgreement(tx.db, scope, id)
  if (!found) throw noSuchAgreement()
  if (found.projectId) await holdProject(tx, scope, { id: found.projectId })
  const agreement = await lockAgreement(tx.db, id)
  if (!agreement) throw noSuchAgreement()
  return agreement
}

/** Notes what happened to an agreement, in the history of its project where it has one. */
export function auditAgreement(tx: Tx, { projectId }: { projectId: string | null }, entry: AuditEntry): void {
  if (projectId) auditInProject(tx, projectId, entry)
  else audit(tx, entry)
}
