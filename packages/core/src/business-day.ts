import { hours } from '@tallgrass/brand'
import { calendarDateAt } from '@tallgrass/domain'

/** The date where the business is: what 'overdue' and the date of issue go by. */
export function businessDayAt(instant: Date): string {
  return calendarDateAt(instant, hours.timeZone)
}
