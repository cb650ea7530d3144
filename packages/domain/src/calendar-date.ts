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
export function dateInUtc(at: Date): CalendarDate {
  return at.toISOString().slice(0, 10) as CalendarDate
}

/** The calendar date that many days later; a negative number goes back. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  const at = new Date(`${date}T00:00:00.000Z`)
  at.setUTCDate(at.getUTCDate() + days)
  return dateInUtc(at)
}
