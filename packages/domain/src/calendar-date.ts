import type { Branded } from './branded.ts'

/** A date without time zone, in ISO 8601: '2026-11-20'. */
export type CalendarDate = Branded<'calendar date'>

const DATE = /^(\d{4})-(\d{2})-(\d{2})(?:T.*)?$/

/**
 * The date part of an ISO 8601 text ('2026-11-20', '2026-11-20T23:30:00-06:00'), without any time zone
 * conversion. Undefined if the text is not a valid date.
 */
export function toCalendarDate(text: string): CalendarDate | undefined {
  const [, year = '', month = '', day = ''] = DATE.exec(text) ?? []
  const date = `${year}-${month}-${day}`
  const time = Date.parse(`${date}T00:00:00.000Z`)
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== date) return undefined
  if (text.length > date.length && Number.isNaN(Date.parse(text))) return undefined
  return date as CalendarDate
}

/** Like `toCalendarDate`, for text that can only be a date. Throws RangeError otherwise. */
export function parseCalendarDate(text: string): CalendarDate {
  const date = toCalendarDate(text)
  if (date === undefined) throw new RangeError(`${text} is not a date`)
  return date
}

/** The calendar date of an instant in UTC. */
function dateInUtc(at: Date): CalendarDate {
  return at.toISOString().slice(0, 10) as CalendarDate
}

/** The calendar date that many days later; a negative number goes back. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  const at = new Date(`${date}T00:00:00.000Z`)
  at.setUTCDate(at.getUTCDate() + days)
  return dateInUtc(at)
}

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
