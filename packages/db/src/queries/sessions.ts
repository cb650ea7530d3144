import type { Insertable } from 'kysely'
import type { Db } from '../database.ts'
import type { Sessions } from '../schema.gen.ts'

/** The session of a token and whose it is, with the role as it is now. */
export function findSessionByToken(db: Db, tokenHash: string) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select([
      'sessions.id as sessionId',
      'sessions.createdAt as sessionCreatedAt',
      'sessions.lastSeenAt',
      'users.id',
      'users.username',
      'users.email',
      'users.name',
      'users.role',
      'users.org',
      'users.createdAt',
    ])
    .where('sessions.tokenHash', '=', tokenHash)
    .executeTakeFirst()
}

export function insertSession(db: Db, session: Insertable<Sessions>) {
  return db.insertInto('sessions').values(session).execute()
}

export function touchSession(db: Db, id: string, at: Date) {
  return db.updateTable('sessions').set({ lastSeenAt: at }).where('id', '=', id).execute()
}

/** Answers whose session it was, or undefined when there was none. */
export function deleteSessionByToken(db: Db, tokenHash: string) {
  return db
    .deleteFrom('sessions')
    .where('tokenHash', '=', tokenHash)
    .returning(['id', 'userId'])
    .executeTakeFirst()
}

export function deleteSessionsOf(db: Db, userId: string) {
  return db.deleteFrom('sessions').where('userId', '=', userId).execute()
}

/** Sessions that were last used before the instant, whoever's they are. */
export function deleteSessionsUnusedSince(db: Db, instant: Date) {
  return db.deleteFrom('sessions').where('lastSeenAt', '<', instant.toISOString()).execute()
}
