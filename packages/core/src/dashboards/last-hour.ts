const HOUR_MS = 3_600_000

/** Clocks of several processes differ by less. What is later was noted by a clock that was ahead. */
const AHEAD_MS = 60_000

/** The time that the system card is about. */
export function lastHour(now: Date): { since: Date; until: Date } {
  return { since: new Date(now.getTime() - HOUR_MS), until: new Date(now.getTime() + AHEAD_MS) }
}

export function isInLastHour(at: Date, now: Date): boolean {
  const { since, until } = lastHour(now)
  return at > since && at <= until
}
