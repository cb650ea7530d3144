import { type Db, listAuditedNames } from '@tallgrass/db'
import { readAuditPage } from './read-audit-page.ts'

/** A page of the audit log, each row with today's name of the record it is about, if the record has one. */
export async function readNamedAuditPage(db: Db, request: Parameters<typeof readAuditPage>[1]) {
  const { items, nextCursor } = await readAuditPage(db, request)
  const ids = items.map(({ id }) => id)
  const names = ids.length > 0 ? await listAuditedNames(db, ids) : undefined
  return { items: items.map((row) => ({ ...row, entityName: names?.get(row.id) ?? null })), nextCursor }
}
