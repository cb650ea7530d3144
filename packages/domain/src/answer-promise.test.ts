import { expect, test } from 'vitest'
import { answerPromise } from './answer-promise.ts'

const weekdays = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '09:00', closes: '18:00' }))
const hours = { timeZone: 'America/Chicago', openings: weekdays, closedOnFederalHolidays: true }
const at = (instant: string, someoneIsThere = true) =>
  answerPromise({ hours, now: new Date(instant), someoneIsThere })

test.each([
  ['at the opening', '2026-11-23T15:00:00.000Z'],
  ['a moment before the end', '2026-11-23T23:59:59.999Z'],
])('an answer soon is promised %s, if someone is there', (_, instant) => {
  expect(at(instant)).toEqual({ kind: 'soon' })
  expect(at(instant, false)).toEqual({ kind: 'away' })
})

test.each([
  ['early in the morning', '2026-11-23T14:59:59.999Z', '2026-11-23T15:00:00.000Z'],
  ['at the end of the day', '2026-11-24T00:00:00.000Z', '2026-11-24T15:00:00.000Z'],
  ['on a Saturday', '2026-11-21T18:00:00.000Z', '2026-11-23T15:00:00.000Z'],
  ['on a holiday', '2026-11-26T18:00:00.000Z', '2026-11-27T15:00:00.000Z'],
])('%s we say when we are back', (_, instant, backAt) => {
  expect(at(instant)).toEqual({ kind: 'closed', backAt })
})

test('after the clocks have changed, the opening is an hour earlier in UTC', () => {
  expect(at('2026-03-07T18:00:00.000Z')).toEqual({ kind: 'closed', backAt: '2026-03-09T14:00:00.000Z' })
})

test('a business that never opens promises no time', () => {
  const never = { ...hours, openings: [] }
  const now = new Date('2026-11-23T16:00:00.000Z')
  expect(answerPromise({ hours: never, now, someoneIsThere: true })).toEqual({ kind: 'closed', backAt: null })
})
