import { addDays, type CalendarDate } from '../calendar-date.ts'
import { calendarDateAt } from '../date-in-zone.ts'
import { type BusinessHours, openingsOn } from '../opening-hours.ts'

/** How long an offered visit takes: it ends before the business closes. */
const VISIT_MINUTES = 60
const HORIZON_DAYS = 14

/**
 * One time to offer for each of the clocks ('14:00'), in words: 'tomorrow at 10:30 am', 'Thursday at 2 pm'. Each is on a
 * later day than the one before, the first is after today, and the business is open. If it is never open at that
 * clock, the time at which it opens is offered. Without `openSlots`, whose time zones are heavy for a browser.
 */
export function offeredTimes(hours: BusinessHours, now: Date, clocks: readonly string[]): string[] {
  const today = calendarDateAt(now, hours.timeZone)
  const openDays = Array.from({ length: HORIZON_DAYS }, (_, index) => addDays(today, index + 1))
    .map((date) => ({ date, openings: openingsOn(date, hours) }))
    .filter(({ openings }) => openings.length > 0)
  let last = today
  return clocks.flatMap((clock) => {
    const later = openDays.filter(({ date }) => date > last)
    const suited = later.find(({ openings }) => openings.some((opening) => includes(opening, clock)))
    const { date, openings } = suited ?? later[0] ?? { openings: [] }
    const time = suited ? clock : openings[0]?.opens
    if (!date || !time) return []
    last = date
    return `${dayInWords(date, today)} at ${clockInWords(time)}`
  })
}

function includes({ closes, opens }: { opens: string; closes: string }, clock: string): boolean {
  return opens <= clock && minutesOf(clock) + VISIT_MINUTES <= minutesOf(closes)
}

function minutesOf(clock: string): number {
  const [hour = 0, minute = 0] = clock.split(':').map(Number)
  return hour * 60 + minute
}

function dayInWords(date: CalendarDate, today: CalendarDate): string {
  if (date === addDays(today, 1)) return 'tomorrow'
  return weekday.format(new Date(`${date}T00:00:00.000Z`))
}

const weekday = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', weekday: 'long' })

/** '10:30 am' for '10:30', '2 pm' for '14:00'. */
function clockInWords(clock: string): string {
  const [hour, minute] = [Math.floor(minutesOf(clock) / 60), minutesOf(clock) % 60]
  const minutes = minute ? `:${String(minute).padStart(2, '0')}` : ''
  return `${hour % 12 || 12}${minutes} ${hour < 12 ? 'am' : 'pm'}`
}
