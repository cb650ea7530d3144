import type { Role } from '@tallgrass/domain'
import type { CompiledQuery, ExpressionBuilder, InferResult, Insertable } from 'kysely'
import type { Db } from '../database.ts'
import type { DB, Sessions } from '../schema.gen.ts'
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

/**
 * A power cut may take it back, which shortens a session by a minute: no request waits for the disk because of it.
 * A session that began while the clock was ahead begins now: its time is counted by the clock as it is.
 */
export function touchSession(db: Db, id: string, at: Date) {
  return db
    .with('unhurried', (cte) => cte.selectNoFrom(commitsBehindDisk().as('commits')))
    .updateTable('sessions')
    .from('unhurried')
    .set((eb) => ({ lastSeenAt: at, createdAt: earlier(eb, at) }))
    .where('sessions.id', '=', id)
    .execute()
}

export function deleteSession(db: Db, id: string) {
  return db.deleteFrom('sessions').where('id', '=', id).execute()
}

/** Sessions that were used or begun later than the instant begin there. */
export function pullBackSessions(db: Db, instant: Date) {
  return db
    .updateTable('sessions')
    .set((eb) => ({ lastSeenAt: instant, createdAt: earlier(eb, instant) }))
    .where('lastSeenAt', '>', instant.toISOString())
    .execute()
}

function earlier(eb: ExpressionBuilder<DB, 'sessions'>, instant: Date) {
  return eb.fn<string>('least', ['sessions.createdAt', eb.val(instant.toISOString())])
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

/** Sessions of people with the role that were last used, or began, before the instants. */
export function deleteSessionsEnded(db: Db, role: Role, { begun, used }: { begun: Date; used: Date }) {
  return db
    .deleteFrom('sessions')
    .using('users')
    .whereRef('users.id', '=', 'sessions.userId')
    .where('users.role', '=', role)
    .where((eb) =>
      eb.or([
        eb('sessions.lastSeenAt', '<=', used.toISOString()),
        eb('sessions.createdAt', '<=', begun.toISOString()),
      ]),
    )
    .execute()
}
