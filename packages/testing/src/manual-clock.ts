import { DAY_MS } from '@tallgrass/domain'

export interface ManualClock {
  now(): Date
  advance(time: { days?: number; hours?: number; minutes?: number; seconds?: number; ms?: number }): void
  /** Sets the clock back to its start. */
  restart(): void
}

/** A clock that only moves when told to. */
export function manualClock(start = '2026-11-20T09:00:00.000Z'): ManualClock {
  let instant = Date.parse(start)
  return {
    now: () => new Date(instant),
    advance({ days = 0, hours = 0, minutes = 0, ms = 0, seconds = 0 }) {
      instant += days * DAY_MS + hours * 3_600_000 + minutes * 60_000 + seconds * 1000 + ms
    },
    restart() {
      instant = Date.parse(start)
    },
  }
}
