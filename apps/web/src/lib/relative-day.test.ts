import { parseCalendarDate } from '@tallgrass/domain'
import { expect, test } from 'vitest'
import { formatRelativeDay } from './relative-day.ts'

test.each([
  ['2026-11-20', 'today'],
  ['2026-11-19', 'yesterday'],
  ['2026-11-21', 'tomorrow'],
  ['2026-11-23', 'in 3 days'],
  ['2026-11-10', 'last week'],
  ['2026-12-04', 'in 2 weeks'],
  ['2026-08-28', '2 months ago'],
  ['2028-01-01', 'next year'],
])('%s reads %s', (day, words) => {
  expect(formatRelativeDay(parseCalendarDate(day), parseCalendarDate('2026-11-20'))).toBe(words)
})
