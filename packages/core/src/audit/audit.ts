import type { AnyId, AuditAction } from '@tallgrass/domain'
import type { Tx } from '../ctx.ts'

export type AuditFacts = Record<string, string | number | boolean | null>

/** `action` is `entity.verb`; `before` and `after` hold the changed values, never secrets. */
export interface AuditEntry {
  action: AuditAction
  entity: string
  entityId: AnyId | null
  before?: AuditFacts
  after?: AuditFacts
}

/**
 * Records a change. The row is written at the end of the same transaction, so that neither exists without the
 * other.
 */
export function audit(tx: Pick<Tx, 'audited' | 'actor'>, entry: AuditEntry): void {
  tx.audited.push({ ...entry, actor: tx.actor })
}
