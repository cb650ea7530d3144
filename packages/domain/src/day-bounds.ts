import { Temporal } from 'temporal-polyfill'
import { addDays, type CalendarDate } from './calendar-date.ts'
import { type Instant, toInstant } from './instant.ts'

/** When a date begins in that time zone, and when the next one does. */
export function dayBoundsIn(date: CalendarDate, timeZone: string): { start: Instant; end: Instant } {
  const beginOf = (day: CalendarDate) =>
    toInstant(new Date(Temporal.PlainDate.from(day).toZonedDateTime(timeZone).epochMilliseconds))
  return { start: beginOf(date), end: beginOf(addDays(date, 1)) }
}
