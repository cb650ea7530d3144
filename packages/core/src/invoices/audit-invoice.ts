import type { AuditActionOf, InvoiceId, ProjectId } from '@tallgrass/domain'
import { type AuditFacts, audit } from '../audit/audit.ts'
import type { Tx } from '../ctx.ts'
import { auditInProject } from '../projects/audit-in-project.ts'

interface InvoiceChange {
  action: AuditActionOf<'invoice'>
  before?: AuditFacts
  after?: AuditFacts
}

/** Records a change of an invoice, in its project's history if it has one. */
export function auditInvoice(
  tx: Pick<Tx, 'audited' | 'actor'>,
  { id, projectId }: { id: InvoiceId; projectId: ProjectId | null },
  change: InvoiceChange,
): void {
  const entry = { ...change, entity: 'invoice', entityId: id }
  if (projectId) auditInProject(tx, projectId, entry)
  else audit(tx, entry)
}
