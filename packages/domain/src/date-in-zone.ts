import { type CalendarDate, dateInUtc } from './calendar-date.ts'
import { toCalendarDate } from './to-calendar-date.ts'

/** 'November 20, 2026' for '2026-11-20': a calendar date has no time zone. */
export function formatLongDate(date: CalendarDate): string {
  return longDateIn('UTC').format(new Date(`${date}T00:00:00.000Z`))
}

/** 'November 20, 2026' for an instant, in that time zone. */
export function formatLongDateAt(instant: Date, timeZone: string): string {
  return longDateIn(timeZone).format(instant)
}

/** The calendar date of an instant in that time zone: '2026-11-20'. */
export function calendarDateAt(instant: Date, timeZone: string): CalendarDate {
  return toCalendarDate(dayIn(timeZone).format(instant)) ?? dateInUtc(instant)
}

/** The hour of an instant in that time zone, from 0 to 23. */
export function hourAt(instant: Date, timeZone: string): number {
  return Number(hourIn(timeZone).format(instant))
}

const dayIn = cachedByZone((timeZone) => new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }))
const longDateIn = cachedByZone(
  (timeZone) => new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'long' }),
)
const hourIn = cachedByZone(
  (timeZone) => new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', hourCycle: 'h23' }),
)

/**
 * Makes one format per time zone: making one is far slower
 * than using it, and takes much memory outside the heap.
 */
function cachedByZone(make: (timeZone: string) => Intl.DateTimeFormat) {
  const cache = new Map<string, Intl.DateTimeFormat>()
  return (timeZone: string) => {
    const format = cache.get(timeZone) ?? make(timeZone)
    cache.set(timeZone, format)
    return format
  }
}
