import type { SessionUser } from '@tallgrass/contracts'
import { deleteSession, findSessionByToken, touchSession } from '@tallgrass/db'
import { SESSION_TOUCH_INTERVAL, sessionEnd } from '@tallgrass/domain'
import type { Services } from '../ctx.ts'
import { hashToken } from '../security/secret-token.ts'
import { unlessFull } from '../storage/unless-full.ts'

/**
 * Whose session the token is, with the role of this moment; null when it is unknown or over. One that is over is
 * deleted, so that it stays over if the clock is set back.
 */
export async function findSessionUser(services: Services, token: string | null): Promise<SessionUser | null> {
  if (!token) return null
  const { db } = services.database
  const found = await findSessionByToken(db, hashToken(token))
  if (!found) return null
  const { lastSeenAt, sessionCreatedAt, sessionId, ...user } = found
  const now = services.clock()
  const lifetime = services.settings.sessionLifetimes[user.role]
  if (sessionEnd({ createdAt: sessionCreatedAt, lastSeenAt }, lifetime) <= now) {
    await unlessFull(() => deleteSession(db, sessionId))
    return null
  }
  // Also where it was seen later than now, by a clock that was ahead.
  const unseen = Math.abs(now.getTime() - Date.parse(lastSeenAt))
  if (unseen >= SESSION_TOUCH_INTERVAL * 1000) await unlessFull(() => touchSession(db, sessionId, now))
  return user
}
