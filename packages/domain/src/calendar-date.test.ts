import { expect, test } from 'vitest'
import { addDays, parseCalendarDate } from './calendar-date.ts'
import { calendarDateAt, formatLongDate, formatLongDateAt, hourAt } from './date-in-zone.ts'
import { toCalendarDate } from './to-calendar-date.ts'

test.each([
  ['2026-11-20', '2026-11-20'],
  ['2028-02-29', '2028-02-29'],
  ['2026-11-20T23:30:00-06:00', '2026-11-20'],
  ['2026-11-20T00:00:00.000Z', '2026-11-20'],
])('only the date part of %s is read', (text, date) => {
  expect(toCalendarDate(text)).toBe(date)
})

test.each(['2026-02-30', '2027-02-29', '2026-13-01', '2026-00-10', '26-1-1', '', 'soon', '2026-11-20Tnoon'])(
  '%s is not a date',
  (text) => {
    expect(toCalendarDate(text)).toBeUndefined()
  },
)

test('text that can only be a date is read, or refused by its words', () => {
  expect(parseCalendarDate('2026-11-20T23:30:00-06:00')).toBe('2026-11-20')
  for (const text of ['', '2026-02-30', '5000.00']) {
    expect(() => parseCalendarDate(text)).toThrow(new RangeError(`${text} is not a date`))
  }
})

test('adding days crosses months and years', () => {
  expect(addDays(parseCalendarDate('2026-12-30'), 3)).toBe('2027-01-02')
  expect(addDays(parseCalendarDate('2026-03-01'), -1)).toBe('2026-02-28')
})

test("today is the date in the business's time zone", () => {
  expect(calendarDateAt(new Date('2026-11-21T03:00:00.000Z'), 'America/Chicago')).toBe('2026-11-20')
})

test.each([
  ['2026-11-20T14:59:59.999Z', 8],
  ['2026-11-20T15:00:00.000Z', 9],
  ['2026-07-20T14:00:00.000Z', 9],
  ['2026-11-21T06:00:00.000Z', 0],
])('at %s it is %s o’clock in the business’s time zone', (instant, hour) => {
  expect(hourAt(new Date(instant), 'America/Chicago')).toBe(hour)
})

test('a calendar date has no time zone, and a timestamp is shown in the given one', () => {
  expect(formatLongDate(parseCalendarDate('2026-11-20'))).toBe('November 20, 2026')
  const instant = new Date('2026-11-21T03:00:00.000Z')
  expect(formatLongDateAt(instant, 'America/Chicago')).toBe('November 20, 2026')
  expect(formatLongDateAt(instant, 'UTC')).toBe('November 21, 2026')
})
