import { type CalendarDate, calendarDateAt, DAY_MS, type Instant, toInstant } from '@tallgrass/domain'

/** A time this many days from now; negative for the past. */
export function inDays(days: number): Instant {
  return toInstant(new Date(Date.now() + days * DAY_MS))
}

export function dayIn(days: number): CalendarDate {
  return calendarDateAt(new Date(Date.now() + days * DAY_MS), 'UTC')
}
