import type { UserId } from '@tallgrass/domain'
import type { Insertable } from 'kysely'
import type { Db } from '../database.ts'
import type { SignIns } from '../schema.gen.ts'

export function insertSignIn(db: Db, signIn: Insertable<SignIns>) {
  return db.insertInto('signIns').values(signIn).execute()
}

/** Whether the person has signed in from any browser that is still remembered. */
export async function hasKnownDevice(db: Db, userId: UserId): Promise<boolean> {
  const row = await db
    .selectFrom('knownDevices')
    .select('tokenHash')
    .where('userId', '=', userId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Remembers a browser. Returns false if it was known. */
export async function rememberDevice(
  db: Db,
  { at, tokenHash, userId }: { at: Date; tokenHash: string; userId: UserId },
): Promise<boolean> {
  const used = await db
    .updateTable('knownDevices')
    .set({ lastUsedAt: at })
    .where('userId', '=', userId)
    .where('tokenHash', '=', tokenHash)
    .returning('userId')
    .executeTakeFirst()
  if (used) return false
  await db
    .insertInto('knownDevices')
    .values({ userId, tokenHash, createdAt: at, lastUsedAt: at })
    .onConflict((oc) => oc.columns(['userId', 'tokenHash']).doNothing())
    .execute()
  return true
}
