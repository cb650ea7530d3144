import { hours } from '@tallgrass/brand'
import { type CalendarDate, calendarDateAt } from '@tallgrass/domain'

/** The date in the business's time zone, which decides 'overdue' and the date of issue. */
export function businessDayAt(instant: Date): CalendarDate {
  return calendarDateAt(instant, hours.timeZone)
}
