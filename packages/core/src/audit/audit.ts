import type { Tx } from '../ctx.ts'

export type AuditFacts = Record<string, string | number | boolean | null>

/** `action` is `entity.verb`; `before` and `after` hold what changed and never a secret. */
export interface AuditEntry {
  action: string
  entity: string
  entityId: string | null
  before?: AuditFacts
  after?: AuditFacts
}

/** Notes a change. It is written at the end of the transaction that makes it: neither exists without the other. */
export function audit(tx: Pick<Tx, 'audited' | 'actor'>, entry: AuditEntry): void {
  tx.audited.push({ ...entry, actor: tx.actor })
}
