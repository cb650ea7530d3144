import type { Db } from '@tallgrass/db'
import type { AnyId, AuditAction } from '@tallgrass/domain'

/** How often an action is in the audit log, of one record or of any. */
export async function countAudits(db: Db, action: AuditAction, entityId?: AnyId): Promise<number> {
  const rows = db.selectFrom('auditLogs').select('id').where('action', '=', action)
  return (await (entityId ? rows.where('entityId', '=', entityId) : rows).execute()).length
}
