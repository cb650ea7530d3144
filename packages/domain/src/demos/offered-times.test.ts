import { expect, test } from 'vitest'
import { offeredTimes } from './offered-times.ts'

const hours = {
  timeZone: 'America/Chicago',
  openings: [
    ...[1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '09:00', closes: '18:00' })),
    { weekday: 6, opens: '10:00', closes: '14:00' },
  ],
  closedOnFederalHolidays: true,
}
const clocks = ['10:30', '14:00']
/** Noon in Chicago. */
const on = (date: string, open = hours) => offeredTimes(open, new Date(`${date}T18:00:00Z`), clocks)

test('the two times are on two days, the first of them tomorrow', () => {
  expect(on('2026-11-16')).toEqual(['tomorrow at 10:30 am', 'Wednesday at 2 pm'])
  expect(on('2026-11-18')).toEqual(['tomorrow at 10:30 am', 'Friday at 2 pm'])
})

test('no time is offered on a closed day, nor when it would end after closing', () => {
  expect(on('2026-11-20'), 'Saturday closes at 2 pm').toEqual(['tomorrow at 10:30 am', 'Monday at 2 pm'])
  expect(on('2026-11-21'), 'Sunday is closed').toEqual(['Monday at 10:30 am', 'Tuesday at 2 pm'])
  const weekends = { ...hours, openings: hours.openings.filter(({ weekday }) => weekday === 6) }
  expect(on('2026-11-16', weekends)).toEqual(['Saturday at 10:30 am', 'Saturday at 10 am'])
})

test('no time is offered on a federal holiday', () => {
  expect(on('2026-11-25'), 'tomorrow is Thanksgiving').toEqual(['Friday at 10:30 am', 'Monday at 2 pm'])
  expect(on('2026-11-25', { ...hours, closedOnFederalHolidays: false })[0]).toBe('tomorrow at 10:30 am')
})

test('the days are those of the business, not of the reader', () => {
  // Monday evening in Chicago is Tuesday in UTC.
  const times = offeredTimes(hours, new Date('2026-11-17T03:00:00Z'), clocks)
  expect(times).toEqual(['tomorrow at 10:30 am', 'Wednesday at 2 pm'])
})

test('a business that is never open offers nothing', () => {
  expect(on('2026-11-16', { ...hours, openings: [] })).toEqual([])
})
