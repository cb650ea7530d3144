import { expect, test } from 'vitest'
import { parseCalendarDate } from './calendar-date.ts'
import { federalHolidayOn, federalHolidays, nextFederalHoliday } from './federal-holidays.ts'

const on = (date: string) => federalHolidayOn(parseCalendarDate(date))?.name

/** As published by the Office of Personnel Management: the days on which federal offices are closed. */
const published: Record<number, string[]> = {
  2024: '01-01 01-15 02-19 05-27 06-19 07-04 09-02 10-14 11-11 11-28 12-25'.split(' '),
  2025: '01-01 01-20 02-17 05-26 06-19 07-04 09-01 10-13 11-11 11-27 12-25'.split(' '),
  2026: '01-01 01-19 02-16 05-25 06-19 07-03 09-07 10-12 11-11 11-26 12-25'.split(' '),
  2027: '01-01 01-18 02-15 05-31 06-18 07-05 09-06 10-11 11-11 11-25 12-24'.split(' '),
  2029: '01-01 01-15 02-19 05-28 06-19 07-04 09-03 10-08 11-12 11-22 12-25'.split(' '),
  2030: '01-01 01-21 02-18 05-27 06-19 07-04 09-02 10-14 11-11 11-28 12-25'.split(' '),
}

test.each(Object.entries(published))('the holidays of %s are those that are published', (year, days) => {
  expect(federalHolidays(Number(year)).map(({ observed }) => observed)).toEqual(
    days.map((day) => `${year}-${day}`),
  )
})

test('a holiday on a weekend closes its own day and the day on which it is observed', () => {
  expect([on('2026-07-02'), on('2026-07-03'), on('2026-07-04'), on('2026-07-05')]).toEqual([
    undefined,
    'Independence Day',
    'Independence Day',
    undefined,
  ])
  expect([on('2027-07-04'), on('2027-07-05'), on('2027-07-06')]).toEqual([
    'Independence Day',
    'Independence Day',
    undefined,
  ])
})

test('New Year’s Day on a Saturday is observed in the old year', () => {
  expect([on('2027-12-31'), on('2028-01-01'), on('2028-01-03')]).toEqual([
    'New Year’s Day',
    'New Year’s Day',
    undefined,
  ])
  expect(nextFederalHoliday(parseCalendarDate('2027-12-26'))).toEqual({
    name: 'New Year’s Day',
    day: '2027-12-31',
  })
})

test('the next holiday may be today, and may be next year', () => {
  expect(nextFederalHoliday(parseCalendarDate('2026-11-25'))).toEqual({
    name: 'Thanksgiving Day',
    day: '2026-11-26',
  })
  expect(nextFederalHoliday(parseCalendarDate('2026-11-26')).day).toBe('2026-11-26')
  expect(nextFederalHoliday(parseCalendarDate('2026-12-26'))).toEqual({
    name: 'New Year’s Day',
    day: '2027-01-01',
  })
})
