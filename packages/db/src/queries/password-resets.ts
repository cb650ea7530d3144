import { type PasswordResetId, toInstant, type UserId } from '@tallgrass/domain'
import type { Insertable } from 'kysely'
import type { Db } from '../database.ts'
import type { PasswordResets } from '../schema.gen.ts'
import { deleteInBatches } from './delete-batch.ts'

export function insertPasswordReset(db: Db, reset: Insertable<PasswordResets>) {
  return db.insertInto('passwordResets').values(reset).execute()
}

export async function hasPasswordReset(db: Db, id: PasswordResetId): Promise<boolean> {
  const row = await db.selectFrom('passwordResets').select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}

/** A link that ends after `latestEnd`, when a link made now would end, was made while the clock was ahead. */
interface ResetWindow {
  now: Date
  latestEnd: Date
}

/** The user of a link, if it can be used at `now`. */
export function findOpenPasswordReset(db: Db, tokenHash: string, { latestEnd, now }: ResetWindow) {
  return db
    .selectFrom('passwordResets')
    .select('userId')
    .where('tokenHash', '=', tokenHash)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', toInstant(now))
    .where('expiresAt', '<=', toInstant(latestEnd))
    .executeTakeFirst()
}

/** Whether the user has a link that can be used at `now`. */
export async function hasOpenPasswordReset(
  db: Db,
  userId: UserId,
  { latestEnd, now }: ResetWindow,
): Promise<boolean> {
  const row = await db
    .selectFrom('passwordResets')
    .select('id')
    .where('userId', '=', userId)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', toInstant(now))
    .where('expiresAt', '<=', toInstant(latestEnd))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Marks a link as used. Of simultaneous calls with one
 * token, one gets the user, and the others get undefined.
 */
export function usePasswordReset(db: Db, tokenHash: string, { latestEnd, now }: ResetWindow) {
  return db
    .updateTable('passwordResets')
    .set({ usedAt: now })
    .where('tokenHash', '=', tokenHash)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', toInstant(now))
    .where('expiresAt', '<=', toInstant(latestEnd))
    .returning('userId')
    .executeTakeFirst()
}

/** Deletes links that cannot be used at `now`. Returns how many. */
export function deleteEndedPasswordResets(db: Db, { latestEnd, now }: ResetWindow) {
  return deleteInBatches(db, 'passwordResets', (eb) =>
    eb.or([eb('expiresAt', '<=', toInstant(now)), eb('expiresAt', '>', toInstant(latestEnd))]),
  )
}
