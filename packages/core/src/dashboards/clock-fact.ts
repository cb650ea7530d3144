import type { HealthFact } from '@tallgrass/contracts'
import { type Db, readDatabaseClock } from '@tallgrass/db'

/** Smaller differences are usual, and harm nothing. */
const NOTED_MS = 5000
/** Codes of authenticator apps change every half minute. */
const FAULTY_MS = 30_000

/** How far the clock of this process is ahead of the database's; what the answer took could explain up to `slackMs`. */
export interface ClockReading {
  aheadMs: number
  slackMs: number
}

export async function readClock(db: Db, now: () => number): Promise<ClockReading> {
  const asked = now()
  const there = await readDatabaseClock(db)
  const answered = now()
  return { aheadMs: (asked + answered) / 2 - there.getTime(), slackMs: Math.abs(answered - asked) / 2 }
}

/** Undefined while the clocks agree. */
export function toClockFact({ aheadMs, slackMs }: ClockReading): HealthFact | undefined {
  const differenceMs = Math.abs(aheadMs) - slackMs
  if (!(differenceMs >= NOTED_MS)) return undefined
  const where = aheadMs > 0 ? 'ahead of' : 'behind'
  return {
    subject: 'Clock',
    state: differenceMs >= FAULTY_MS ? 'fault' : 'note',
    text: `The clock of this server is ${inWords(differenceMs)} ${where} the database's. Sessions, links, codes and schedules depend on both.`,
    advice: 'Let both machines set their clocks by a time server (NTP).',
  }
}

function inWords(ms: number): string {
  const seconds = Math.round(ms / 1000)
  if (seconds < 120) return `${seconds} seconds`
  const minutes = Math.round(seconds / 60)
  return minutes < 120 ? `${minutes} minutes` : `${Math.round(minutes / 60)} hours`
}
