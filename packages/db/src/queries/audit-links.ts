import type { AuditField, AuditTexts } from '@tallgrass/domain'
import type { Insertable } from 'kysely'
import type { Db } from '../database.ts'
import type { AuditTombstones } from '../schema.gen.ts'
import { lockUntilEnd } from './sql.ts'

/** What a row of the chain vouches for, and the tombstone of what was erased in it. */
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

/** What changes or moves rows that stand waits until this transaction ends. */
export function lockAuditRows(trx: Db): Promise<void> {
  return lockUntilEnd(trx, 'audit-rows')
}

/** The chain in its own order, from after `seq` on. */
export function listChainedAuditLogs(db: Db, { after, limit }: { after: number; limit: number }) {
  return selectLinks(db).where('auditLogs.seq', '>', after).orderBy('auditLogs.seq').limit(limit).execute()
}

/** Rows by their ids, each with the hash of the row before it; those outside the chain have none. */
export function listAuditLinks(db: Db, ids: string[]) {
  return (
    selectLinks(db)
      .leftJoin('auditLogs as previous', (join) =>
        join.on((eb) => eb('previous.seq', '=', eb('auditLogs.seq', '-', 1))),
      )
      // The row before it may be in an archive.
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

function selectLinks(db: Db) {
  return db
    .selectFrom('auditLogs')
    .leftJoin('auditTombstones', 'auditTombstones.id', 'auditLogs.id')
    .select(linkColumns)
}

/** A row has one, which names all that was ever erased in it. */
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
  /** What is left of them, and what takes the place of the values. */
  salts: AuditTexts | null
  digests: AuditTexts | null
}

/** Refused by the table for what its tombstone does not name. */
export async function clearAuditFields(
  db: Db,
  id: string,
  { digests, fields, salts }: Clearing,
): Promise<void> {
  const cleared = Object.fromEntries(fields.map((field) => [field, null]))
  await db
    .updateTable('auditLogs')
    .set({ ...cleared, salts, digests })
    .where('id', '=', id)
    .execute()
}
