import { DAY_MS } from '@tallgrass/domain'
import { expect, test } from 'vitest'
import { longestInterval } from './longest-interval.ts'

const monday = new Date('2026-11-23T09:00:00.000Z')

test.each([
  ['0 2 * * *', DAY_MS],
  ['0 */6 * * *', DAY_MS / 4],
  ['0 2 * * 1-5', 3 * DAY_MS],
  ['0 2 * * 0', 7 * DAY_MS],
  ['0 2 1 * *', 31 * DAY_MS],
])('the longest wait of %s is %i ms', (cron, interval) => {
  expect(longestInterval(cron, monday)).toBe(interval)
})

test('a date that does not exist never comes due', () => {
  expect(longestInterval('0 2 30 2 *', monday)).toBeUndefined()
})
