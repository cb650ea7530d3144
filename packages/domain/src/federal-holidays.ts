import { addDays, type CalendarDate, parseCalendarDate } from './calendar-date.ts'

/** A federal holiday of the United States, in one year. */
export interface FederalHoliday {
  name: string
  date: CalendarDate
  /** The weekday on which it is observed, if its own date is a Saturday or a Sunday. */
  observed: CalendarDate
}

type Rule = { name: string; month: number } & (
  | { day: number }
  /** `weekday` 0 is Sunday; `nth` -1 is the last one of the month. */
  | { weekday: number; nth: number }
)

/** As set by 5 U.S.C. 6103. Inauguration Day is kept in the capital alone. */
const RULES: readonly Rule[] = [
  { name: 'New Year’s Day', month: 1, day: 1 },
  { name: 'Martin Luther King Jr. Day', month: 1, weekday: 1, nth: 3 },
  { name: 'Presidents’ Day', month: 2, weekday: 1, nth: 3 },
  { name: 'Memorial Day', month: 5, weekday: 1, nth: -1 },
  { name: 'Juneteenth', month: 6, day: 19 },
  { name: 'Independence Day', month: 7, day: 4 },
  { name: 'Labor Day', month: 9, weekday: 1, nth: 1 },
  { name: 'Columbus Day', month: 10, weekday: 1, nth: 2 },
  { name: 'Veterans Day', month: 11, day: 11 },
  { name: 'Thanksgiving Day', month: 11, weekday: 4, nth: 4 },
  { name: 'Christmas Day', month: 12, day: 25 },
]

const SUNDAY = 0
const SATURDAY = 6

/** The eleven holidays of a year, by their own dates. */
export function federalHolidays(year: number): FederalHoliday[] {
  return RULES.map((rule) => {
    const date = 'day' in rule ? dateOf(year, rule.month, rule.day) : nthWeekday(year, rule)
    return { name: rule.name, date, observed: observedOn(date) }
  })
}

/** The holiday that is celebrated or observed on that date, if any. */
export function federalHolidayOn(date: CalendarDate): FederalHoliday | undefined {
  return holidaysAround(date).find((holiday) => holiday.date === date || holiday.observed === date)
}

/** The first closed day from that date on, and what is celebrated. */
export function nextFederalHoliday(from: CalendarDate): { name: string; day: CalendarDate } {
  const days = holidaysAround(from)
    .flatMap(({ date, name, observed }) => [
      { name, day: date },
      { name, day: observed },
    ])
    .filter(({ day }) => day >= from)
  return days.reduce((first, other) => (other.day < first.day ? other : first))
}

/** The next New Year's Day may be observed on December 31. */
function holidaysAround(date: CalendarDate): FederalHoliday[] {
  const year = Number(date.slice(0, 4))
  return [...federalHolidays(year), ...federalHolidays(year + 1)]
}

function observedOn(date: CalendarDate): CalendarDate {
  const weekday = weekdayOf(date)
  if (weekday === SATURDAY) return addDays(date, -1)
  return weekday === SUNDAY ? addDays(date, 1) : date
}

function nthWeekday(year: number, { month, nth, weekday }: { month: number; weekday: number; nth: number }) {
  if (nth < 0) {
    const last = addDays(dateOf(year, month + 1, 1), -1)
    return addDays(last, -((weekdayOf(last) - weekday + 7) % 7))
  }
  const first = dateOf(year, month, 1)
  return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + (nth - 1) * 7)
}

function dateOf(year: number, month: number, day: number): CalendarDate {
  const two = (number: number) => String(number).padStart(2, '0')
  return parseCalendarDate(`${year}-${two(month)}-${two(day)}`)
}

function weekdayOf(date: CalendarDate): number {
  return new Date(`${date}T00:00:00.000Z`).getUTCDay()
}
