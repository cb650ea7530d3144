import type { Db } from '../database.ts'

/** Records the fingerprint, unless one is recorded already, even at the same moment. */
export async function recordKeys(db: Db, fingerprint: string, now: Date): Promise<void> {
  await db
    .insertInto('installationKeys')
    .values({ fingerprint, recordedAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Replaces the recorded fingerprint, for keys that were lost. */
export async function replaceKeys(db: Db, fingerprint: string, now: Date): Promise<void> {
  const values = { fingerprint, recordedAt: now }
  await db
    .insertInto('installationKeys')
    .values(values)
    .onConflict((conflict) => conflict.column('singleton').doUpdateSet(values))
    .execute()
}

export async function findKeysFingerprint(db: Db): Promise<string | undefined> {
  const row = await db.selectFrom('installationKeys').select('fingerprint').executeTakeFirst()
  return row?.fingerprint
}
