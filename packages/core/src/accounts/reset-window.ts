import { PASSWORD_RESET_TTL } from '@tallgrass/domain'

/** Between which instants the end of a usable link lies. */
export function resetWindow(now: Date) {
  return { now, latestEnd: new Date(now.getTime() + PASSWORD_RESET_TTL * 1000) }
}
