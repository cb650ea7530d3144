import { DAY_MS } from './day-length.ts'
import type { Instant } from './instant.ts'

export const callReminders = ['day', 'hour'] as const
export type CallReminder = (typeof callReminders)[number]

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** How long before the call each reminder leaves. */
const BEFORE_MS = { day: DAY_MS, hour: HOUR_MS }

/** A reminder that an outage delayed for longer is left out. */
const DELAY_MS = { day: 2 * HOUR_MS, hour: 50 * MINUTE_MS }

interface RemindedCall {
  startsAt: Instant
  /** When this time was chosen; null if it is not known. */
  chosenAt: Instant | null
  sent: readonly CallReminder[]
  now: Date
}

/** Someone who chose a time less than a day ahead needs no reminder a day before. */
export function callReminderDue({ chosenAt, now, sent, startsAt }: RemindedCall): CallReminder | undefined {
  const start = Date.parse(startsAt)
  const chosen = chosenAt === null ? 0 : Date.parse(chosenAt)
  return callReminders.find((reminder) => {
    const due = start - BEFORE_MS[reminder]
    const late = now.getTime() - due
    // Chosen in the future, by a clock that was ahead, it is as good as long ago.
    const wasKnown = chosen < due || chosen > now.getTime()
    return !sent.includes(reminder) && wasKnown && late >= 0 && late <= DELAY_MS[reminder]
  })
}
