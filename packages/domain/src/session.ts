import { DAY_S } from './day-length.ts'
import type { Instant } from './instant.ts'
import type { Role } from './role.ts'

const HOUR = 3600

/** How long a session lasts, in seconds: without use (`idle`), and at most (`max`). */
export interface SessionLifetime {
  idle: number
  max: number
}

export type SessionLifetimes = Readonly<Record<Role, SessionLifetime>>

export const defaultSessionLifetimes: SessionLifetimes = {
  CLIENT: { idle: 7 * DAY_S, max: 30 * DAY_S },
  ADMIN: { idle: 12 * HOUR, max: 7 * DAY_S },
}

/** How long an invitation is valid, in seconds. */
export const DEFAULT_INVITATION_TTL = 7 * DAY_S

/** How long a password reset link is valid, in seconds. */
export const PASSWORD_RESET_TTL = HOUR

/** The expiry of a usable password reset link lies after `now` and no later than `latestEnd`. */
export function resetWindow(now: Date) {
  return linkWindow(now, PASSWORD_RESET_TTL)
}

/** How long the link that confirms the address of a new account is valid, in seconds. */
export const EMAIL_CONFIRMATION_TTL = 7 * DAY_S

/** How long the link that confirms a changed address is valid, in seconds. */
export const EMAIL_CHANGE_TTL = DAY_S

/** How long the former address can take a change back, in seconds. */
export const EMAIL_UNDO_TTL = 72 * HOUR

/** A usable link ends after `now` and no later than `latestEnd`, when one made now would end. */
export function linkWindow(now: Date, ttl: number) {
  return { now, latestEnd: new Date(now.getTime() + ttl * 1000) }
}

/** "Last seen" is written at most once in this many seconds, to avoid a write per request. */
export const SESSION_TOUCH_INTERVAL = 60

/** When a session ends if it is not used again. */
export function sessionEnd(
  session: { createdAt: Instant; lastSeenAt: Instant },
  lifetime: SessionLifetime,
): Date {
  const idleEnd = Date.parse(session.lastSeenAt) + lifetime.idle * 1000
  const hardEnd = Date.parse(session.createdAt) + lifetime.max * 1000
  return new Date(Math.min(idleEnd, hardEnd))
}
