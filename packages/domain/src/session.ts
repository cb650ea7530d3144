import { DAY_S } from './day-length.ts'
import type { Role } from './role.ts'

const HOUR = 3600

/** How long a session lives, in seconds: unused (`idle`) and at the most (`max`). */
export interface SessionLifetime {
  idle: number
  max: number
}

export type SessionLifetimes = Readonly<Record<Role, SessionLifetime>>

export const defaultSessionLifetimes: SessionLifetimes = {
  CLIENT: { idle: 7 * DAY_S, max: 30 * DAY_S },
  ADMIN: { idle: 12 * HOUR, max: 7 * DAY_S },
}

/** An invitation's life in seconds. */
export const DEFAULT_INVITATION_TTL = 7 * DAY_S

/** A password reset link's life in seconds. */
export const PASSWORD_RESET_TTL = HOUR

/** Between which instants the end of a usable link to a new password lies. */
export function resetWindow(now: Date) {
  return { now, latestEnd: new Date(now.getTime() + PASSWORD_RESET_TTL * 1000) }
}

/** Writing "last seen" more often than this many seconds would cost a write per request and tell nothing more. */
export const SESSION_TOUCH_INTERVAL = 60

/** The instant at which a session ends if it is not used again. */
export function sessionEnd(
  session: { createdAt: string; lastSeenAt: string },
  lifetime: SessionLifetime,
): Date {
  const idleEnd = Date.parse(session.lastSeenAt) + lifetime.idle * 1000
  const hardEnd = Date.parse(session.createdAt) + lifetime.max * 1000
  return new Date(Math.min(idleEnd, hardEnd))
}
