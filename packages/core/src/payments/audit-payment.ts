import { type AuditEntry, audit } from '../audit/audit.ts'
import type { Tx } from '../ctx.ts'
import { auditInProject } from '../projects/audit-in-project.ts'

/** Notes what happened to the money of an invoice, in the history of its project where it has one. */
export function auditPayment(tx: Tx, { projectId }: { projectId: string | null }, entry: AuditEntry): void {
  if (projectId) auditInProject(tx, projectId, entry)
  else audit(tx, entry)
}
