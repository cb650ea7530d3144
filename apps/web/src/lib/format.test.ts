import { parseCalendarDate, toInstant } from '@tallgrass/domain'
import { expect, test } from 'vitest'
import { formatDate, formatRelative, initialsOf } from './format'

const now = new Date('2026-11-20T12:00:00Z')

test.each([
  ['2026-11-17T12:00:00Z', '3 days ago'],
  ['2026-11-19T11:00:00Z', 'yesterday'],
  ['2026-11-20T11:59:40Z', 'now'],
  ['2026-11-20T09:00:00Z', '3 hours ago'],
  ['2026-11-27T11:59:58Z', 'in 7 days'],
  ['2026-12-04T12:00:00Z', 'in 2 weeks'],
  ['2025-03-03T12:00:00Z', 'last year'],
])('%s reads as %s', (instant, text) => {
  expect(formatRelative(toInstant(new Date(instant)), now)).toBe(text)
})

test('a calendar date is the same day everywhere', () => {
  expect(formatDate(parseCalendarDate('2026-07-01'))).toBe('July 1, 2026')
  expect(formatDate(parseCalendarDate('2026-07-01T23:30:00.000Z'))).toBe('July 1, 2026')
})

test.each([
  ['Ruth Calloway', 'RC'],
  ['Maren van Okafor', 'MO'],
  ['ruth', 'R'],
  ['', ''],
])('the initials of "%s" are "%s"', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
