import { hours } from '@tallgrass/brand'
import { calendarDateAt } from '@tallgrass/domain'

/** The date in the business's time zone, which decides 'overdue' and the date of issue. */
export function businessDayAt(instant: Date): string {
  return calendarDateAt(instant, hours.timeZone)
}
