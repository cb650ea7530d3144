import { type Db, listAuditLogs } from '@tallgrass/db'
import { toActor } from './actor-columns.ts'

/** A page of the audit log, newest first, each row with its actor. */
export async function readAuditPage(db: Db, request: Parameters<typeof listAuditLogs>[1]) {
  const { items, nextCursor } = await listAuditLogs(db, request)
  return { items: items.map((row) => ({ ...row, actor: toActor(row) })), nextCursor }
}
