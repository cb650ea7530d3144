import { Temporal } from 'temporal-polyfill'
import { parseCalendarDate } from './calendar-date.ts'
import { type Instant, toInstant } from './instant.ts'
import { type BusinessHours, openingsOn } from './opening-hours.ts'

/**
 * What someone who waits for a person may be promised. `soon`: we are open, and someone is there. `away`: we are open, but
 * no one is there. `closed`: until `backAt`.
 */
export type AnswerPromise = { kind: 'soon' } | { kind: 'away' } | { kind: 'closed'; backAt: Instant | null }

/** An administrator who has done something within that many seconds is there. */
export const AT_DESK_TTL = 600

/** No business is closed for longer. */
const DAYS_AHEAD = 31

interface Office {
  hours: BusinessHours
  now: Date
  someoneIsThere: boolean
}

export function answerPromise({ hours, now, someoneIsThere }: Office): AnswerPromise {
  const next = openingsFrom(hours, now).find(({ closes }) => closes > now.getTime())
  if (!next || next.opens > now.getTime())
    return { kind: 'closed', backAt: next ? toInstant(new Date(next.opens)) : null }
  return { kind: someoneIsThere ? 'soon' : 'away' }
}

/** Soonest first. */
function openingsFrom(hours: BusinessHours, now: Date) {
  const { timeZone } = hours
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
  return Array.from({ length: DAYS_AHEAD }, (_, days) => today.add({ days })).flatMap((date) => {
    const at = (time: string) =>
      date.toPlainDateTime(Temporal.PlainTime.from(time)).toZonedDateTime(timeZone).epochMilliseconds
    return openingsOn(parseCalendarDate(date.toString()), hours)
      .map(({ closes, opens }) => ({ opens: at(opens), closes: at(closes) }))
      .toSorted((one, other) => one.opens - other.opens)
  })
}
