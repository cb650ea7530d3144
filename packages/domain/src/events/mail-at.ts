import { Temporal } from 'temporal-polyfill'
import { MORNING_HOUR } from '../morning-hour.ts'

/** Events of one matter within this time make one mail. */
export const GATHERING_MS = 5 * 60_000

interface MailTiming {
  now: Date
  /** When the reader last got a mail about this matter. */
  lastMailedAt: Date | null
  urgent: boolean
}

/** When a mail about an event leaves that is wanted at once. Others of the same matter may join it until then. */
export function mailAt({ lastMailedAt, now, urgent }: MailTiming): Date {
  if (!urgent) return new Date(now.getTime() + GATHERING_MS)
  const time = now.getTime()
  const again = (lastMailedAt?.getTime() ?? 0) + GATHERING_MS
  // The last mail may have been dated by a clock that was ahead.
  return new Date(Math.min(Math.max(time, again), time + GATHERING_MS))
}

/** The same time, or the hour of the summaries if it is earlier than that in the reader's time zone. */
export function inDaytime(at: Date, timeZone: string): Date {
  const { hour } = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone)
  return hour < MORNING_HOUR ? nextSummaryAt(at, timeZone) : at
}

/** When the next summary is mailed in that time zone: at eight in the morning. */
export function nextSummaryAt(now: Date, timeZone: string): Date {
  const local = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone)
  const at = local.withPlainTime({ hour: MORNING_HOUR })
  const next =
    Temporal.ZonedDateTime.compare(at, local) > 0
      ? at
      : local
          .toPlainDate()
          .add({ days: 1 })
          .toZonedDateTime({ timeZone, plainTime: { hour: MORNING_HOUR } })
  return new Date(next.epochMilliseconds)
}
