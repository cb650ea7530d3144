import type { ProjectId } from '@tallgrass/domain'
import { type AuditEntry, audit } from '../audit/audit.ts'
import type { Tx } from '../ctx.ts'
import { auditInProject } from '../projects/audit-in-project.ts'

/** Records a payment event of an invoice, in its project's history if it has one. */
export function auditPayment(
  tx: Tx,
  { projectId }: { projectId: ProjectId | null },
  entry: AuditEntry,
): void {
  if (projectId) auditInProject(tx, projectId, entry)
  else audit(tx, entry)
}
