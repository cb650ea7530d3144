import type { CalendarDate } from './calendar-date.ts'
import { federalHolidayOn } from './federal-holidays.ts'

/** Opening hours in the business's local time, as 'HH:MM'. `weekday` 0 is Sunday. */
export interface BusinessHours {
  timeZone: string
  openings: readonly { weekday: number; opens: string; closes: string }[]
  /** Closed all day on federal holidays, and on the days on which they are observed. */
  closedOnFederalHolidays: boolean
}

/** When the business is open on that date; empty if it is closed. */
export function openingsOn(date: CalendarDate, { closedOnFederalHolidays, openings }: BusinessHours) {
  if (closedOnFederalHolidays && federalHolidayOn(date)) return []
  const weekday = new Date(`${date}T00:00:00.000Z`).getUTCDay()
  return openings.filter((opening) => opening.weekday === weekday)
}
