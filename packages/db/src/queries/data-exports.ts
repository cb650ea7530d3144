import { type DataExportId, type StoredFileId, toInstant, type UserId } from '@tallgrass/domain'
import type { Db } from '../database.ts'

const exportColumns = ['id', 'status', 'size', 'createdAt', 'readyAt', 'expiresAt'] as const

/** The latest export that a person asked for. */
export function findLatestExport(db: Db, userId: UserId) {
  return db
    .selectFrom('dataExports')
    .select(exportColumns)
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Returns false if one is being made already. */
export async function insertExport(
  db: Db,
  row: { id: DataExportId; userId: UserId; createdAt: Date },
): Promise<boolean> {
  const inserted = await db
    .insertInto('dataExports')
    .values({ ...row, status: 'asked' })
    // NOTE Without naming the index: with its condition as a parameter, a plan for any value does not find it.
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** One that is to be made, for someone whose account is not deleted. */
export function findAskedExport(db: Db, id: DataExportId) {
  return db
    .selectFrom('dataExports')
    .innerJoin('users', 'users.id', 'dataExports.userId')
    .select(['dataExports.id', 'dataExports.userId', 'dataExports.createdAt'])
    .where('dataExports.id', '=', id)
    .where('dataExports.status', '=', 'asked')
    .where('users.erasedAt', 'is', null)
    .executeTakeFirst()
}

interface Ready {
  storedId: StoredFileId
  size: number
  readyAt: Date
  expiresAt: Date
}

/** Returns false if it was made, given up or ended in the meantime. */
export async function markExportReady(db: Db, id: DataExportId, ready: Ready): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('dataExports')
    .set({ ...ready, status: 'ready' })
    .where('id', '=', id)
    .where('status', '=', 'asked')
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export async function markExportFailed(db: Db, id: DataExportId): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('dataExports')
    .set({ status: 'failed' })
    .where('id', '=', id)
    .where('status', '=', 'asked')
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** The content of a person's own export that has not ended at the instant `now`. */
export function findReadyExport(
  db: Db,
  { id, now, userId }: { id: DataExportId; userId: UserId; now: Date },
) {
  return db
    .selectFrom('dataExports')
    .select(['storedId', 'size', 'readyAt'])
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('status', '=', 'ready')
    .where('expiresAt', '>', toInstant(now))
    .executeTakeFirst()
}

/** Ends exports that are older than their time, or those of one person. Returns what was kept of them. */
export async function endExports(
  db: Db,
  which: { now: Date } | { userId: UserId; except?: DataExportId },
): Promise<StoredFileId[]> {
  const kept = db.selectFrom('dataExports').select(['id', 'storedId']).where('status', '=', 'ready')
  let chosen =
    'now' in which
      ? kept.where('expiresAt', '<=', toInstant(which.now))
      : kept.where('userId', '=', which.userId)
  if ('userId' in which && which.except) chosen = chosen.where('id', '<>', which.except)
  const rows = await chosen.forUpdate().execute()
  if (rows.length === 0) return []
  await db
    .updateTable('dataExports')
    .set({ status: 'ended', storedId: null })
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute()
  return rows.flatMap(({ storedId }) => storedId ?? [])
}

/** Those that ended or failed. What is being made fails at its end. */
export function deleteExportRows(db: Db, which: { before: Date } | { userId: UserId }) {
  const query = db.deleteFrom('dataExports').where('storedId', 'is', null)
  return 'userId' in which
    ? query.where('userId', '=', which.userId).execute()
    : query
        .where('createdAt', '<', toInstant(which.before))
        .where('status', 'in', ['failed', 'ended'])
        .execute()
}
