import { Temporal } from 'temporal-polyfill'
import { type CalendarDate, parseCalendarDate } from './calendar-date.ts'
import { dayBoundsIn } from './day-bounds.ts'
import type { Instant } from './instant.ts'
import { MORNING_HOUR } from './morning-hour.ts'

/** From Monday to Sunday. */
export interface Week {
  monday: CalendarDate
  sunday: CalendarDate
  start: Instant
  end: Instant
}

/** The week that is reported now in that time zone: last week, on Monday from eight in the morning. */
export function weekToReport(now: Date, timeZone: string): Week | undefined {
  const local = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone)
  if (local.dayOfWeek !== 1 || local.hour < MORNING_HOUR) return undefined
  const today = local.toPlainDate()
  const monday = parseCalendarDate(today.subtract({ days: 7 }).toString())
  const sunday = parseCalendarDate(today.subtract({ days: 1 }).toString())
  return {
    monday,
    sunday,
    start: dayBoundsIn(monday, timeZone).start,
    end: dayBoundsIn(sunday, timeZone).end,
  }
}
