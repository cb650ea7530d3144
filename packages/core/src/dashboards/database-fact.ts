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

const AWAY = {
  text: 'This process did not reach the database for a while in the last hour. It answers now.',
  advice: 'Read its log for the reason.',
}
/** Several processes may share the database, and each knows of its own statements alone. */
const OUTAGES: Record<Outage, { text: string; advice: string }> = {
  AWAY,
  UNKNOWN: AWAY,
  BUSY: {
    text: 'This process found no free connection to the database for a while in the last hour. It answers now.',
    advice: 'See what holds its connections, and how many it allows.',
  },
  DISK_FULL: {
    text: 'The database had no room to write in the last hour, and this process refused changes.',
    advice: 'Make room on its disk, and see what filled it.',
  },
}

/** Whoever reads this was answered: an outage is over, and worth a note for an hour. */
export function toDatabaseFact({ lastOutage, now, tookMs }: Seen): HealthFact {
  const subject = 'Database'
  if (lastOutage && isInLastHour(lastOutage.at, now)) {
    const lastFailureAt = lastOutage.at.toISOString()
    return { subject, state: 'note', lastFailureAt, ...OUTAGES[lastOutage.kind] }
  }
  if (tookMs < SLOW_MS) return { subject, state: 'good', text: 'The database answers.' }
  const text = `The database answers slowly: it took ${(tookMs / 1000).toFixed(1)} seconds.`
  return { subject, state: 'note', text, advice: 'See what else its machine is busy with.' }
}
