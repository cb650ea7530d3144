import type { HealthFact } from '@tallgrass/contracts'
import { isInLastHour } from './last-hour.ts'

/** A query of a few rows takes milliseconds. */
const SLOW_MS = 1000

interface Seen {
  /** How long it took to read a few rows. */
  tookMs: number
  /** As this process saw it; null: never. */
  lastOutageAt: Date | null
  now: Date
}

/** Whoever reads this was answered: an outage is over, and worth a note for an hour. */
export function toDatabaseFact({ lastOutageAt, now, tookMs }: Seen): HealthFact {
  const subject = 'Database'
  if (lastOutageAt && isInLastHour(lastOutageAt, now)) {
    return {
      ...{ subject, state: 'note', lastFailureAt: lastOutageAt.toISOString() },
      text: 'The database was not reachable for a while in the last hour. It answers now.',
      advice: 'Read its log for the reason.',
    }
  }
  if (tookMs < SLOW_MS) return { subject, state: 'good', text: 'The database answers.' }
  const text = `The database answers slowly: it took ${(tookMs / 1000).toFixed(1)} seconds.`
  return { subject, state: 'note', text, advice: 'See what else its machine is busy with.' }
}
