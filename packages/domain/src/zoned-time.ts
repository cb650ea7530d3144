import type { CalendarDate } from './calendar-date.ts'
import { calendarDateAt } from './date-in-zone.ts'
import type { Instant } from './instant.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

/** Formats instants in a time zone. */
export function formatIn(timeZone: string, locale: string, options: Intl.DateTimeFormatOptions) {
  const key = JSON.stringify([timeZone, locale, options])
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone })
  formats.set(key, format)
  return (instant: Instant) => format.format(new Date(instant))
}

/** The calendar date of an instant in that zone. */
function dayIn(timeZone: string, instant: Instant): CalendarDate {
  return calendarDateAt(new Date(instant), timeZone)
}

/** '2:30 PM'. */
export function clockIn(timeZone: string, instant: Instant): string {
  return formatIn(timeZone, 'en-US', { hour: 'numeric', minute: '2-digit' })(instant)
}

/** 'Tuesday, November 24'. */
export function longDayIn(timeZone: string, instant: Instant): string {
  return formatIn(timeZone, 'en-US', { weekday: 'long', month: 'long', day: 'numeric' })(instant)
}

/** 'Tue' and 'Nov 24'. */
export function shortDayIn(timeZone: string, instant: Instant): { weekday: string; date: string } {
  return {
    weekday: formatIn(timeZone, 'en-US', { weekday: 'short' })(instant),
    date: formatIn(timeZone, 'en-US', { month: 'short', day: 'numeric' })(instant),
  }
}

/** 'Central Standard Time': the name of the zone at that instant. */
export function zoneNameIn(timeZone: string, instant: Instant): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZoneName: 'long', timeZone })
  const parts = format.formatToParts(new Date(instant))
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}

/** 'Tuesday, November 24, 2:30 – 3:00 PM, Central Standard Time'. */
export function spanIn(timeZone: string, start: Instant, end: Instant): string {
  const hours = `${clockIn(timeZone, start)} – ${clockIn(timeZone, end)}`
  return `${longDayIn(timeZone, start)}, ${hours}, ${zoneNameIn(timeZone, start)}`
}

/** True if both zones show the same date and time at all of these instants. */
export function sameClocks(one: string, other: string, instants: Instant[]): boolean {
  return instants.every(
    (instant) =>
      clockIn(one, instant) === clockIn(other, instant) && dayIn(one, instant) === dayIn(other, instant),
  )
}

/** Groups instants by their calendar date in that zone. Keeps the order. */
export function groupByDay(timeZone: string, instants: Instant[]): Map<CalendarDate, Instant[]> {
  return Map.groupBy(instants, (instant) => dayIn(timeZone, instant))
}
