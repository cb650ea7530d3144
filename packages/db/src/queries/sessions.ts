import type { CompiledQuery, InferResult, Insertable } from 'kysely'
import type { Db } from '../database.ts'
import type { Sessions } from '../schema.gen.ts'
import { commitsBehindDisk } from './sql.ts'

function sessionsByToken(db: Db, tokenHash: string) {
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
}

type SessionRow = InferResult<ReturnType<typeof sessionsByToken>>[number]

/** Every signed-in request makes this statement: it is put together once. */
let byToken: CompiledQuery<SessionRow> | undefined

/** The session of a token and whose it is, with the role as it is now. */
export async function findSessionByToken(db: Db, tokenHash: string): Promise<SessionRow | undefined> {
  byToken ??= sessionsByToken(db, '').compile()
  const { rows } = await db.executeQuery<SessionRow>({ ...byToken, parameters: [tokenHash] })
  return rows[0]
}

export function insertSession(db: Db, session: Insertable<Sessions>) {
  return db.insertInto('sessions').values(session).execute()
}

/** A power cut may take it back, which shortens a session by a minute: no request waits for the disk because of it. */
export function touchSession(db: Db, id: string, at: Date) {
  return db
    .with('unhurried', (cte) => cte.selectNoFrom(commitsBehindDisk().as('commits')))
    .updateTable('sessions')
    .from('unhurried')
    .set({ lastSeenAt: at })
    .where('sessions.id', '=', id)
    .execute()
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
