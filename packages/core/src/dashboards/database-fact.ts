import type { HealthFact } from '@tallgrass/contracts'
import type { Database, Outage } from '@tallgrass/db'
import { isInLastHour } from './last-hour.ts'

/** A query of a few rows takes milliseconds. */
const SLOW_MS = 1000

interface Seen {
  /** How long it took to read a few rows. */
  tookMs: number
  /** Null: never. */
  lastOutage: Database['outages']['last']
  now: Date
}

const UNREACHABLE = {
  text: 'The database was unreachable for a while in the last hour. It works now.',
  advice: 'See the server log for the reason.',
}
/** Several processes may share the database, and each knows of its own statements alone. */
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

/** Whoever reads this was answered: an outage is over, and worth a note for an hour. */
export function toDatabaseFact({ lastOutage, now, tookMs }: Seen): HealthFact {
  const subject = 'Database'
  if (lastOutage && isInLastHour(lastOutage.at, now)) {
    const lastFailureAt = lastOutage.at.toISOString()
    return { subject, state: 'note', lastFailureAt, ...OUTAGES[lastOutage.kind] }
  }
  if (tookMs < SLOW_MS) return { subject, state: 'good', text: 'The database is responding.' }
  const text = `The database is slow: it took ${(tookMs / 1000).toFixed(1)} seconds to respond.`
  return { subject, state: 'note', text, advice: 'Check what else is running on its machine.' }
}
