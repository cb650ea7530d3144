import type { ProjectId } from '@tallgrass/domain'
import { type AuditEntry, type AuditFacts, audit } from '../audit/audit.ts'
import type { Tx } from '../ctx.ts'

/** Records a change of a project or one of its parts in the project's history. */
export function auditInProject(
  tx: Pick<Tx, 'audited' | 'actor'>,
  projectId: ProjectId,
  entry: AuditEntry,
): void {
  audit(tx, { ...entry, after: { ...entry.after, projectId } })
}

type Changes<Facts> = { [Name in keyof Facts]?: Facts[Name] | undefined }

/** The changed facts, before and after. */
export function changedFacts<Facts extends AuditFacts>(from: Facts, to: Changes<Facts>) {
  const before: AuditFacts = {}
  const after: AuditFacts = {}
  for (const [name, value] of Object.entries(to)) {
    const was = from[name]
    if (value === undefined || was === undefined || was === value) continue
    before[name] = was
    after[name] = value
  }
  return { before, after }
}
