import {
  AT_DESK_TTL,
  type ChatSide,
  type ConversationId,
  PRESENCE_PAUSE,
  toInstant,
  type UserId,
} from '@tallgrass/domain'
import type { Db } from '../database.ts'

interface Seen {
  sessionId: ConversationId
  side: ChatSide
  isTyping: boolean
}

/** Does nothing if that was said a moment ago. */
export async function putPresence(db: Db, { isTyping, sessionId, side }: Seen, now: Date): Promise<void> {
  const typingAt = isTyping ? now : null
  const paused = toInstant(new Date(now.getTime() - PRESENCE_PAUSE * 1000))
  await db
    .insertInto('chatPresence')
    .values({ sessionId, side, seenAt: now, typingAt })
    .onConflict((conflict) =>
      conflict
        .columns(['sessionId', 'side'])
        .doUpdateSet({ seenAt: now, typingAt })
        .where((eb) => {
          // That someone starts or stops is said at once.
          const differs = eb('chatPresence.typingAt', isTyping ? 'is' : 'is not', null)
          return eb.or([
            eb('chatPresence.seenAt', '<=', paused),
            // The clock was ahead.
            eb('chatPresence.seenAt', '>', toInstant(now)),
            differs,
          ])
        }),
    )
    .execute()
}

export async function findPresence(db: Db, sessionId: ConversationId, side: ChatSide) {
  return db
    .selectFrom('chatPresence')
    .select(['seenAt', 'typingAt'])
    .where('sessionId', '=', sessionId)
    .where('side', '=', side)
    .executeTakeFirst()
}

/** Undefined for an unknown conversation; the instants are null if its visitor was never there. */
export function findVisitorPresence(db: Db, id: ConversationId) {
  return db
    .selectFrom('chatSessions')
    .leftJoin('chatPresence', (join) =>
      join.onRef('chatPresence.sessionId', '=', 'chatSessions.id').on('chatPresence.side', '=', 'visitor'),
    )
    .select(['seenAt', 'typingAt'])
    .where('chatSessions.id', '=', id)
    .executeTakeFirst()
}

interface Desk {
  /** That of one administrator. By default, of any. */
  id?: UserId
  /** They have done something within that many seconds. */
  within?: number
}

/** True if an administrator has used the back office lately. */
export async function isAdministratorThere(
  db: Db,
  now: Date,
  { id, within = AT_DESK_TTL }: Desk = {},
): Promise<boolean> {
  const since = new Date(now.getTime() - within * 1000)
  let sessions = db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select('sessions.id')
    .where('users.role', '=', 'ADMIN')
    .where('users.deactivatedAt', 'is', null)
    .where('sessions.lastSeenAt', '>=', toInstant(since))
    .limit(1)
  if (id) sessions = sessions.where('users.id', '=', id)
  return (await sessions.executeTakeFirst()) !== undefined
}
