import { hours } from '@tallgrass/brand'
import { type CalendarDate, calendarDateAt, dayBoundsIn, toInstant } from '@tallgrass/domain'

/** The date in the business's time zone, which decides 'overdue' and the date of issue. */
export function businessDayAt(instant: Date): CalendarDate {
  return calendarDateAt(instant, hours.timeZone)
}

/** The time and today's bounds, as the business's clocks show them. */
export function businessTimeAt(now: Date) {
  const today = businessDayAt(now)
  return { today, now: toInstant(now), ...dayBoundsIn(today, hours.timeZone) }
}
