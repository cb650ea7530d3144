import type { Instant } from './instant.ts'

/** Every key begins with it, so that people and programs recognize a key that got lost. */
export const API_KEY_PREFIX = 'tg_live_'

/** In how many days a new key expires; null for never. */
export const keyLifetimes = [30, 90, 365, null] as const
export type KeyLifetime = (typeof keyLifetimes)[number]

/** Keys of one owner that are not revoked: more are a program that forgets its own. */
export const MAX_KEYS = 20

/** The last use of a key is stored at most once in this time, in seconds. */
export const KEY_TOUCH_INTERVAL = 60

export const keyStatuses = ['ACTIVE', 'EXPIRED', 'REVOKED'] as const
export type KeyStatus = (typeof keyStatuses)[number]

interface KeyTimes {
  expiresAt: Instant | null
  revokedAt: Instant | null
}

export function keyStatusOf({ expiresAt, revokedAt }: KeyTimes, now: Date): KeyStatus {
  if (revokedAt !== null) return 'REVOKED'
  return expiresAt !== null && Date.parse(expiresAt) <= now.getTime() ? 'EXPIRED' : 'ACTIVE'
}
