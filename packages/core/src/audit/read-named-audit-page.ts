import { type AuditedNames, type Db, listAuditedNames } from '@tallgrass/db'
import { readAuditPage } from './read-audit-page.ts'

/**
 * A page of the audit log, each row with today's names of the record it is about and of who took over, and with the
 * clients of its contact and of the actor.
 */
export async function readNamedAuditPage(db: Db, request: Parameters<typeof readAuditPage>[1]) {
  const { items, nextCursor } = await readAuditPage(db, request)
  const ids = items.map(({ id }) => id)
  const names = ids.length > 0 ? await listAuditedNames(db, ids) : undefined
  return { items: items.map((row) => named(row, names?.get(row.id))), nextCursor }
}

type Row = Awaited<ReturnType<typeof readAuditPage>>['items'][number]

function named(row: Row, names: AuditedNames | undefined) {
  const {
    actorKeyName = null,
    actorOrganizationId = null,
    name = null,
    organizationId = null,
    successorName = null,
  } = names ?? {}
  const after = successorName === null ? row.after : { ...row.after, successorName }
  return { ...row, after, entityName: name, organizationId, actorOrganizationId, actorKeyName }
}
