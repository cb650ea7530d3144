import type { ProjectId } from '@tallgrass/domain'
import { type AuditEntry, audit } from '../audit/audit.ts'
import type { Tx } from '../ctx.ts'

/** Records a change of a project or one of its parts in the project's history. */
export function auditInProject(
  tx: Pick<Tx, 'audited' | 'actor'>,
  projectId: ProjectId,
  entry: AuditEntry,
): void {
  audit(tx, { ...entry, after: { ...entry.after, projectId } })
}
