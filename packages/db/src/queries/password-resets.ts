import type { Insertable } from 'kysely'
import type { Db } from '../database.ts'
import type { PasswordResets } from '../schema.gen.ts'

export function insertPasswordReset(db: Db, reset: Insertable<PasswordResets>) {
  return db.insertInto('passwordResets').values(reset).execute()
}

export async function hasPasswordReset(db: Db, id: string): Promise<boolean> {
  const row = await db.selectFrom('passwordResets').select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}

/** The instant, and the latest at which a link that is made now ends: later ones are of a clock that was ahead. */
interface ResetWindow {
  now: Date
  latestEnd: Date
}

/** Whose link it is, if it can still be used at that instant. */
export function findOpenPasswordReset(db: Db, tokenHash: string, { latestEnd, now }: ResetWindow) {
  return db
    .selectFrom('passwordResets')
    .select('userId')
    .where('tokenHash', '=', tokenHash)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now.toISOString())
    .where('expiresAt', '<=', latestEnd.toISOString())
    .executeTakeFirst()
}

/** Of many calls with one token, one gets the person; the others get undefined. */
export function usePasswordReset(db: Db, tokenHash: string, { latestEnd, now }: ResetWindow) {
  return db
    .updateTable('passwordResets')
    .set({ usedAt: now })
    .where('tokenHash', '=', tokenHash)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now.toISOString())
    .where('expiresAt', '<=', latestEnd.toISOString())
    .returning('userId')
    .executeTakeFirst()
}

export function deletePasswordResetsOf(db: Db, userId: string) {
  return db.deleteFrom('passwordResets').where('userId', '=', userId).execute()
}

/** Links that cannot be used at that instant. */
export function deleteEndedPasswordResets(db: Db, { latestEnd, now }: ResetWindow) {
  return db
    .deleteFrom('passwordResets')
    .where((eb) =>
      eb.or([eb('expiresAt', '<=', now.toISOString()), eb('expiresAt', '>', latestEnd.toISOString())]),
    )
    .execute()
}
