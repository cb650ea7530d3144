import type { BackupId, Instant } from '@tallgrass/domain'
import type { Insertable } from 'kysely'
import type { Db } from '../database.ts'
import type { Backups } from '../schema.gen.ts'

type NewBackup = Pick<Insertable<Backups>, 'id' | 'startedAt' | 'activeAt' | 'place' | 'encrypted'>

/** Begins a try; false if another one is running. */
export async function insertBackup(db: Db, backup: NewBackup): Promise<boolean> {
  const inserted = await db
    .insertInto('backups')
    .values(backup)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Shows the other processes that this try is still running. */
export async function touchBackup(db: Db, id: BackupId, at: Date): Promise<void> {
  await db
    .updateTable('backups')
    .set({ activeAt: at })
    .where('id', '=', id)
    .where('finishedAt', 'is', null)
    .execute()
}

type FinishedBackup = { finishedAt: Date } & ({ name: string; bytes: number } | { failure: string })

/** Ends a try; false if it was already ended, because its process seemed to be gone. */
export async function finishBackup(db: Db, id: BackupId, outcome: FinishedBackup): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('backups')
    .set(outcome)
    .where('id', '=', id)
    .where('finishedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Forgets a try whose backup is not kept. */
export async function deleteBackup(db: Db, id: BackupId): Promise<void> {
  await db.deleteFrom('backups').where('id', '=', id).execute()
}

/** In a restored database, ends the try that made its backup, which was not done yet while it was written. */
export async function finishOwnBackup(db: Db, startedAt: Instant, outcome: FinishedBackup): Promise<void> {
  await db
    .updateTable('backups')
    .set(outcome)
    .where('startedAt', '=', startedAt)
    .where('finishedAt', 'is', null)
    .execute()
}

/** Ends the try that was last active outside of `between`, or any running one. */
export async function failAbandonedBackups(
  db: Db,
  outcome: { finishedAt: Date; failure: string },
  between?: [Instant, Instant],
): Promise<void> {
  let update = db.updateTable('backups').set(outcome).where('finishedAt', 'is', null)
  if (between) {
    const [first, last] = between
    update = update.where((eb) => eb.or([eb('activeAt', '<', first), eb('activeAt', '>', last)]))
  }
  await update.execute()
}

/** The last good backup; in a place, or in any. */
export function findLastGoodBackup(db: Db, place?: string) {
  let query = db
    .selectFrom('backups')
    .select(['id', 'startedAt', 'place', 'bytes', 'encrypted'])
    .where('name', 'is not', null)
  if (place !== undefined) query = query.where('place', '=', place)
  return query.orderBy('startedAt', 'desc').orderBy('id', 'desc').limit(1).executeTakeFirst()
}

/** The last try in a place that has ended. */
export function findLastBackupTry(db: Db, place: string) {
  return db
    .selectFrom('backups')
    .select(['id', 'startedAt', 'finishedAt', 'failure'])
    .where('place', '=', place)
    .where('finishedAt', 'is not', null)
    .orderBy('startedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}
