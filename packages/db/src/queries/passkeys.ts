import { type PasskeyId, toInstant, type UserId } from '@tallgrass/domain'
import type { Insertable } from 'kysely'
import type { Db } from '../database.ts'
import type { PasskeyChallenges, Passkeys } from '../schema.gen.ts'
import { deleteInBatches } from './delete-batch.ts'

const listedColumns = ['id', 'name', 'synced', 'createdAt', 'lastUsedAt'] as const

/** Someone's passkeys, oldest first. */
export function listPasskeys(db: Db, userId: UserId) {
  return db
    .selectFrom('passkeys')
    .select([...listedColumns, 'credentialId', 'transports'])
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
}

export function findPasskey(db: Db, credentialId: string) {
  return db
    .selectFrom('passkeys')
    .select(['id', 'userId', 'credentialId', 'publicKey', 'counter'])
    .where('credentialId', '=', credentialId)
    .executeTakeFirst()
}

export type PasskeyRow = NonNullable<Awaited<ReturnType<typeof findPasskey>>>

/** Returns undefined if the credential belongs to an account already. */
export function insertPasskey(db: Db, passkey: Insertable<Passkeys>) {
  return db
    .insertInto('passkeys')
    .values(passkey)
    .onConflict((oc) => oc.column('credentialId').doNothing())
    .returning(listedColumns)
    .executeTakeFirst()
}

export function renamePasskey(db: Db, { id, name, userId }: { id: PasskeyId; name: string; userId: UserId }) {
  return db
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returning(listedColumns)
    .executeTakeFirst()
}

/** Stores that a passkey was used. Returns false if it is gone, or its counter has not gone up. */
export async function touchPasskey(
  db: Db,
  { at, counter, id, synced }: { at: Date; counter: number; id: PasskeyId; synced: boolean },
): Promise<boolean> {
  const row = await db
    .updateTable('passkeys')
    .set({ counter, lastUsedAt: at, synced })
    .where('id', '=', id)
    // Many authenticators never count.
    .where((eb) => (counter === 0 ? eb('counter', '=', 0) : eb('counter', '<', counter)))
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export function deletePasskey(db: Db, { id, userId }: { id: PasskeyId; userId: UserId }) {
  return db
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returning(['id', 'name'])
    .executeTakeFirst()
}

export function deletePasskeysOf(db: Db, userId: UserId) {
  return db.deleteFrom('passkeys').where('userId', '=', userId).returning('id').execute()
}

export function insertChallenge(db: Db, challenge: Insertable<PasskeyChallenges>) {
  return db.insertInto('passkeyChallenges').values(challenge).execute()
}

interface Challenge {
  challengeHash: string
  /** Whose new passkey it is for; null for a sign-in. */
  userId: UserId | null
  now: Date
}

/** Uses up a challenge. Returns false if it is unknown, used, expired or somebody else's. */
export async function takeChallenge(db: Db, { challengeHash, now, userId }: Challenge): Promise<boolean> {
  const row = await db
    .deleteFrom('passkeyChallenges')
    .where('challengeHash', '=', challengeHash)
    .where('userId', userId === null ? 'is' : '=', userId)
    .where('expiresAt', '>', toInstant(now))
    .returning('challengeHash')
    .executeTakeFirst()
  return row !== undefined
}

export function deleteEndedChallenges(db: Db, now: Date) {
  return deleteInBatches(db, 'passkeyChallenges', (eb) => eb('expiresAt', '<=', toInstant(now)))
}
