import type { HealthFact } from '@tallgrass/contracts'
import type { Database, Outage } from '@tallgrass/db'
import { toInstant } from '@tallgrass/domain'
import { isInLastHour } from './last-hour.ts'

/** A query of a few rows takes milliseconds. */
const SLOW_MS = 1000

interface DatabaseReading {
  /** The time it took to read a few rows. */
  tookMs: number
  /** Null if there was none. */
  lastOutage: Database['outages']['last']
  now: Date
}

const UNREACHABLE = {
  text: 'The database was unreachable for a while in the last hour. It works now.',
  advice: 'See the server log for the reason.',
}
/** Each process sees only its own outages, even if several share the database. */
const OUTAGES: Record<Outage, { text: string; advice: string }> = {
  UNREACHABLE,
  UNKNOWN: UNREACHABLE,
  BUSY: {
    text: 'The database had no free connections for a while in the last hour. It works now.',
    advice: 'Check what uses its connections and how many it allows.',
  },
  DISK_FULL: {
    text: 'The database ran out of disk space in the last hour, and changes were refused.',
    advice: 'Free up space on its disk and find out what filled it.',
  },
}

/**
 * An outage in the last hour is only a note: anyone who reads this got an answer, so the database works
 * again.
 */
export function toDatabaseFact({ lastOutage, now, tookMs }: DatabaseReading): HealthFact {
  const subject = 'Database'
  if (lastOutage && isInLastHour(lastOutage.at, now)) {
    const lastFailureAt = toInstant(lastOutage.at)
    return { subject, state: 'note', lastFailureAt, ...OUTAGES[lastOutage.kind] }
  }
  if (tookMs < SLOW_MS) return { subject, state: 'good', text: 'The database is responding.' }
  const text = `The database is slow: it took ${(tookMs / 1000).toFixed(1)} seconds to respond.`
  return { subject, state: 'note', text, advice: 'Check what else is running on its machine.' }
}
