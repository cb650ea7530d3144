import { insertAuditLog, newId } from '@tallgrass/db'
import type { Tx } from './ctx.ts'

/** `action` is `entity.verb`; `before` and `after` hold what changed and never a secret. */
interface AuditEntry {
  action: string
  entity: string
  entityId: string | null
  before?: Record<string, string | number | boolean | null>
  after?: Record<string, string | number | boolean | null>
}

/** Writes down a change in the transaction that makes it: neither exists without the other. */
export async function audit(tx: Tx, entry: AuditEntry): Promise<void> {
  await insertAuditLog(tx.db, {
    id: newId(tx.now),
    actorId: tx.actorId,
    action: entry.action,
    entity: entry.entity,
    entityId: entry.entityId,
    before: entry.before ? JSON.stringify(entry.before) : null,
    after: entry.after ? JSON.stringify(entry.after) : null,
    ip: tx.origin.ip,
    userAgent: tx.origin.userAgent,
    at: tx.now,
  })
}
