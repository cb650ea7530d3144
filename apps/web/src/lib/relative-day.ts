import { type CalendarDate, calendarDateAt, DAY_MS } from '@tallgrass/domain'
import { ownTimeZone } from './zoned-time'

const relative = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' })

const units = [
  ['year', 365],
  ['month', 30],
  ['week', 7],
  ['day', 1],
] as const

/** 'yesterday', 'today', 'in 2 weeks': a calendar date relative to the reader's today. */
export function formatRelativeDay(
  day: CalendarDate,
  today = calendarDateAt(new Date(), ownTimeZone()),
): string {
  const days = Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS)
  const [unit, length] = units.find(([, min]) => Math.abs(days) >= min) ?? ['day', 1]
  return relative.format(Math.trunc(days / length), unit)
}

/** True if a calendar date is in the future in the reader's time zone. */
export function isAhead(day: CalendarDate): boolean {
  return day > calendarDateAt(new Date(), ownTimeZone())
}
