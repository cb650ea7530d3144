import { deleteSession, findSessionByToken, touchSession } from '@tallgrass/db'
import { SESSION_TOUCH_INTERVAL, sessionEnd } from '@tallgrass/domain'
import type { SignedInUser } from '../caller.ts'
import type { Services } from '../ctx.ts'
import { needsSecondFactor } from '../needs-second-factor.ts'
import { hashToken } from '../security/secret-token.ts'
import { skipIfDiskFull } from '../storage/skip-if-disk-full.ts'
import { toSessionUser } from './to-session-user.ts'

/**
 * Finds the user of a session, with their current role and rights; null if the session is unknown or expired. An expired
 * session is deleted, so that it stays expired even if the clock is set back. `isUse`: false if no one is there: the
 * session then ends when it would have ended anyway.
 */
export async function findSessionUser(
  services: Services,
  token: string | null,
  { isUse = true }: { isUse?: boolean } = {},
): Promise<SignedInUser | null> {
  if (!token) return null
  const { db } = services.database
  const found = await findSessionByToken(db, hashToken(token))
  if (!found) return null
  const { hasSecondFactor, lastSeenAt, organizationId, provedAt, sessionCreatedAt, sessionId, ...user } =
    found
  const now = services.clock()
  const lifetime = services.settings.sessionLifetimes[user.role]
  if (sessionEnd({ createdAt: sessionCreatedAt, lastSeenAt }, lifetime) <= now) {
    await skipIfDiskFull(() => deleteSession(db, sessionId))
    return null
  }
  // Absolute, because `lastSeenAt` may be in the future if the clock was ahead.
  const unseen = Math.abs(now.getTime() - Date.parse(lastSeenAt))
  if (isUse && unseen >= SESSION_TOUCH_INTERVAL * 1000)
    await skipIfDiskFull(() => touchSession(db, sessionId, now))
  const isDue = needsSecondFactor(services.settings, { role: user.role, hasSecondFactor })
  const shown = { ...toSessionUser(user), ...(isDue && { needsSecondFactor: true }) }
  return { ...shown, organizationId, sessionId, provedAt, hasSecondFactor }
}
