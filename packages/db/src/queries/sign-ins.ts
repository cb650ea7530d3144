import type { Instant, UserId } from '@tallgrass/domain'
import type { Insertable } from 'kysely'
import type { Db } from '../database.ts'
import type { SignIns } from '../schema.gen.ts'
import { type PageRequest, readPage } from './page.ts'

export function insertSignIn(db: Db, signIn: Insertable<SignIns>) {
  return db.insertInto('signIns').values(signIn).execute()
}

/** The attempts to sign in to an account, newest first. */
export function listSignIns(db: Db, { userId, ...request }: PageRequest & { userId: UserId }) {
  const query = db
    .selectFrom('signIns')
    .select(['id', 'way', 'outcome', 'ip', 'userAgent', 'createdAt'])
    .where('userId', '=', userId)
  return readPage(query, { at: 'createdAt', id: 'id', direction: 'desc' }, request)
}

export async function findLastSignIn(db: Db, userId: UserId): Promise<Instant | null> {
  const row = await db
    .selectFrom('signIns')
    .select('createdAt')
    .where('userId', '=', userId)
    .where('outcome', '=', 'signed_in')
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.createdAt ?? null
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
  const added = await db
    .insertInto('knownDevices')
    .values({ userId, tokenHash, createdAt: at, lastUsedAt: at })
    .onConflict((oc) => oc.columns(['userId', 'tokenHash']).doNothing())
    .returning('userId')
    .executeTakeFirst()
  // Undefined if another sign-in of the same moment added it.
  return added !== undefined
}
