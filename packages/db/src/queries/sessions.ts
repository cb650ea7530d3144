import {
  type AnyId,
  type Instant,
  type Role,
  type SessionId,
  toInstant,
  type UserId,
} from '@tallgrass/domain'
import type { CompiledQuery, ExpressionBuilder, InferResult, Insertable } from 'kysely'
import type { Db } from '../database.ts'
import type { DB, Sessions } from '../schema.gen.ts'
import { deleteInBatches } from './delete-batch.ts'
import { hasSecondFactor } from './second-factors.ts'
import { asynchronousCommit } from './sql.ts'

function sessionsByToken(db: Db, tokenHash: string) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select([
      'sessions.id as sessionId',
      'sessions.createdAt as sessionCreatedAt',
      'sessions.lastSeenAt',
      'sessions.provedAt',
      'users.id',
      'users.username',
      'users.email',
      'users.name',
      'users.role',
      'users.org',
      'users.organizationId',
      'users.signs',
      'users.pays',
      'users.reviews',
      'users.createdAt',
      'users.emailVerifiedAt',
      'users.pictureSha256',
    ])
    .select((eb) => hasSecondFactor(eb).as('hasSecondFactor'))
    .where('sessions.tokenHash', '=', tokenHash)
    .where('users.deactivatedAt', 'is', null)
}

type SessionRow = InferResult<ReturnType<typeof sessionsByToken>>[number]

/** Compiled once, because every signed-in request runs it. */
let byToken: CompiledQuery<SessionRow> | undefined

/** The session of a token and its user, with the user's current role. */
export async function findSessionByToken(db: Db, tokenHash: string): Promise<SessionRow | undefined> {
  byToken ??= sessionsByToken(db, '').compile()
  const { rows } = await db.executeQuery<SessionRow>({ ...byToken, parameters: [tokenHash] })
  return rows[0]
}

export function insertSession(db: Db, session: Insertable<Sessions>) {
  return db.insertInto('sessions').values(session).execute()
}

/**
 * Does not wait for the disk: a power cut may lose this write, which shortens the session by a minute at
 * most. Also resets the start of a session that was created while the clock was ahead.
 */
export function touchSession(db: Db, id: SessionId, at: Date) {
  return db
    .with('setting', (cte) => cte.selectNoFrom(asynchronousCommit().as('commit')))
    .updateTable('sessions')
    .from('setting')
    .set((eb) => ({ lastSeenAt: at, createdAt: earlier(eb, at) }))
    .where('sessions.id', '=', id)
    .execute()
}

/** Notes that the user of this session has just proved who they are. */
export function proveSession(db: Db, id: SessionId, at: Date) {
  return db.updateTable('sessions').set({ provedAt: at }).where('id', '=', id).execute()
}

export function deleteSession(db: Db, id: SessionId) {
  return db.deleteFrom('sessions').where('id', '=', id).execute()
}

/** Resets the times of sessions that lie after `instant`, after the clock was set back. */
export function pullBackSessions(db: Db, instant: Date) {
  return db
    .updateTable('sessions')
    .set((eb) => ({ lastSeenAt: instant, createdAt: earlier(eb, instant) }))
    .where('lastSeenAt', '>', toInstant(instant))
    .execute()
}

function earlier(eb: ExpressionBuilder<DB, 'sessions'>, instant: Date) {
  return eb.fn<Instant>('least', ['sessions.createdAt', eb.val(toInstant(instant))])
}

/** Returns the session's id and user, or undefined if there was none. */
export function deleteSessionByToken(db: Db, tokenHash: string) {
  return db
    .deleteFrom('sessions')
    .where('tokenHash', '=', tokenHash)
    .returning(['id', 'userId'])
    .executeTakeFirst()
}

export function deleteSessionsOf(db: Db, userId: UserId) {
  return db.deleteFrom('sessions').where('userId', '=', userId).execute()
}

/** Returns the session as it was, or undefined if the user has none with this id. */
export function deleteSessionOf(db: Db, { id, userId }: { id: SessionId; userId: UserId }) {
  return db
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returning(['id', 'userAgent'])
    .executeTakeFirst()
}

/** Returns the sessions that have ended. */
export function deleteOtherSessionsOf(db: Db, { id, userId }: { id: SessionId | null; userId: UserId }) {
  const all = db.deleteFrom('sessions').where('userId', '=', userId)
  return (id ? all.where('id', '<>', id) : all).returning('id').execute()
}

/** A user's sessions, the last used first; also those that have expired and are not deleted yet. */
export function listSessionsOf(db: Db, userId: UserId) {
  return db
    .selectFrom('sessions')
    .select(['id', 'way', 'ip', 'userAgent', 'createdAt', 'lastSeenAt'])
    .where('userId', '=', userId)
    .orderBy('lastSeenAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** Deletes a role's sessions that were last used at or before `used`, or created at or before `begun`. Returns how many. */
export function deleteSessionsEnded(db: Db, role: Role, { begun, used }: { begun: Date; used: Date }) {
  return deleteInBatches(db, 'sessions', (eb) =>
    eb.and([
      eb.or([
        eb('sessions.lastSeenAt', '<=', toInstant(used)),
        eb('sessions.createdAt', '<=', toInstant(begun)),
      ]),
      eb.exists(
        eb
          .selectFrom('users')
          .select('users.id')
          .whereRef('users.id', '=', 'sessions.userId')
          .where('users.role', '=', role),
      ),
    ]),
  )
}

/** When these sessions began and were last used, and whose they are; without those that are gone. */
export function findSessionLives(db: Db, ids: AnyId[]) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select([
      'sessions.id',
      'sessions.createdAt',
      'sessions.lastSeenAt',
      'users.role',
      'users.organizationId',
    ])
    .where(({ eb, fn, ref, val }) => eb(ref('sessions.id').$castTo<AnyId>(), '=', fn.any(val(ids))))
    .where('users.deactivatedAt', 'is', null)
    .execute()
}
