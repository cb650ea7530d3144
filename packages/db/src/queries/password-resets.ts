import type { Insertable } from 'kysely'
import type { Db } from '../database.ts'
import type { PasswordResets } from '../schema.gen.ts'

export function insertPasswordReset(db: Db, reset: Insertable<PasswordResets>) {
  return db.insertInto('passwordResets').values(reset).execute()
}

/** Whose link it is, if it can still be used at that instant. */
export function findOpenPasswordReset(db: Db, tokenHash: string, now: Date) {
  return db
    .selectFrom('passwordResets')
    .select('userId')
    .where('tokenHash', '=', tokenHash)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now.toISOString())
    .executeTakeFirst()
}

/** Of many calls with one token, one gets the person; the others get undefined. */
export function usePasswordReset(db: Db, tokenHash: string, now: Date) {
  return db
    .updateTable('passwordResets')
    .set({ usedAt: now })
    .where('tokenHash', '=', tokenHash)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now.toISOString())
    .returning('userId')
    .executeTakeFirst()
}

export function deletePasswordResetsOf(db: Db, userId: string) {
  return db.deleteFrom('passwordResets').where('userId', '=', userId).execute()
}
