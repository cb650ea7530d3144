import type { Branded } from './branded.ts'
import { toCalendarDate } from './to-calendar-date.ts'

/** A date without time zone, in ISO 8601: '2026-11-20'. */
export type CalendarDate = Branded<'calendar date'>

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

/** The days from one date to another; negative if the other is earlier. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return (Date.parse(`${to}T00:00:00.000Z`) - Date.parse(`${from}T00:00:00.000Z`)) / 86_400_000
}
