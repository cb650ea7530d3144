const HOUR_MS = 3_600_000

/** Allowed clock difference between processes. Later instants were recorded by a clock that was ahead. */
const MAX_CLOCK_SKEW_MS = 60_000

/** The period that the system card covers. */
export function lastHour(now: Date): { since: Date; until: Date } {
  return { since: new Date(now.getTime() - HOUR_MS), until: new Date(now.getTime() + MAX_CLOCK_SKEW_MS) }
}

export function isInLastHour(at: Date, now: Date): boolean {
  const { since, until } = lastHour(now)
  return at > since && at <= until
}
