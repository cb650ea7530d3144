import type { Insertable } from 'kysely'
import type { Db } from '../database.ts'
import type { AuditLogs } from '../schema.gen.ts'

export function insertAuditLog(db: Db, entry: Insertable<AuditLogs>) {
  return db.insertInto('auditLogs').values(entry).execute()
}
