import type { AuditField, AuditRowId, AuditTexts } from '@tallgrass/domain'
import type { Insertable } from 'kysely'
import type { Db } from '../database.ts'
import type { AuditTombstones } from '../schema.gen.ts'
import { lockUntilEnd } from './sql.ts'

/** The columns that the hash of a row covers, and its tombstone, which lists what was erased in it. */
const linkColumns = [
  'auditLogs.id',
  'auditLogs.actorId',
  'auditLogs.actorKind',
  'auditLogs.actorRef',
  'auditLogs.action',
  'auditLogs.entity',
  'auditLogs.entityId',
  'auditLogs.before',
  'auditLogs.after',
  'auditLogs.ip',
  'auditLogs.userAgent',
  'auditLogs.at',
  'auditLogs.seq',
  'auditLogs.hash',
  'auditLogs.salts',
  'auditLogs.digests',
  'auditTombstones.fields as erasedFields',
  'auditTombstones.at as erasedAt',
  'auditTombstones.signature as erasedSignature',
] as const

export type AuditLinkRow = Awaited<ReturnType<typeof listChainedAuditLogs>>[number]

/** Locks existing rows against changes and archiving until this transaction ends. */
export function lockAuditRows(trx: Db): Promise<void> {
  return lockUntilEnd(trx, 'audit-rows')
}

/** The rows of the chain after `seq`, in order. */
export function listChainedAuditLogs(db: Db, { after, limit }: { after: number; limit: number }) {
  return selectLinks(db).where('auditLogs.seq', '>', after).orderBy('auditLogs.seq').limit(limit).execute()
}

/**
 * Rows by id, each with the hash of the previous row;
 * empty for the first row and for rows outside the chain.
 */
export function listAuditLinks(db: Db, ids: AuditRowId[]) {
  return (
    selectLinks(db)
      .leftJoin('auditLogs as previous', (join) =>
        join.on((eb) => eb('previous.seq', '=', eb('auditLogs.seq', '-', 1))),
      )
      // The previous row may be in an archive.
      .leftJoin('auditSegments', (join) =>
        join.on((eb) => eb('auditSegments.lastSeq', '=', eb('auditLogs.seq', '-', 1))),
      )
      .select(({ fn, val }) => fn.coalesce('previous.hash', 'auditSegments.hash', val('')).as('previousHash'))
      .where('auditLogs.id', 'in', ids)
      .orderBy('auditLogs.seq')
      .orderBy('auditLogs.id')
      .execute()
  )
}

interface LinkPlace {
  end: 'first' | 'last'
  action?: string
}

/** The first or last row of the chain in the database, or of those with an action, with the hash before it. */
export async function findAuditLink(db: Db, { action, end }: LinkPlace) {
  let query = db.selectFrom('auditLogs').select('id').where('seq', 'is not', null)
  if (action !== undefined) query = query.where('action', '=', action)
  const found = await query
    .orderBy('seq', end === 'first' ? 'asc' : 'desc')
    .limit(1)
    .executeTakeFirst()
  return found && (await listAuditLinks(db, [found.id]))[0]
}

function selectLinks(db: Db) {
  return db
    .selectFrom('auditLogs')
    .leftJoin('auditTombstones', 'auditTombstones.id', 'auditLogs.id')
    .select(linkColumns)
}

/** Each row has at most one tombstone, which lists every field ever erased in it. */
export async function saveAuditTombstone(db: Db, tombstone: Insertable<AuditTombstones>): Promise<void> {
  const { at, fields, signature } = tombstone
  await db
    .insertInto('auditTombstones')
    .values(tombstone)
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ at, fields, signature }))
    .execute()
}

interface Clearing {
  fields: readonly AuditField[]
  /** The remaining salts, and the digests that replace the erased values. */
  salts: AuditTexts | null
  digests: AuditTexts | null
}

/** The table refuses to clear fields that the row's tombstone does not list. */
export async function clearAuditFields(
  db: Db,
  id: AuditRowId,
  { digests, fields, salts }: Clearing,
): Promise<void> {
  const cleared = Object.fromEntries(fields.map((field) => [field, null]))
  await db
    .updateTable('auditLogs')
    .set({ ...cleared, salts, digests })
    .where('id', '=', id)
    .execute()
}
