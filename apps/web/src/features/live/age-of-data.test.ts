import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ageOfData } from './age-of-data'

const HOUR_MS = 3_600_000

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => vi.useRealTimers())

/** A page that has been open for this long by either clock, with answers of these ages. */
function pageOf(openFor: number, ages: number[], { byWallClock = openFor } = {}) {
  vi.spyOn(performance, 'now').mockReturnValue(openFor)
  vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(Date.now() - byWallClock)
  const client = new QueryClient()
  for (const [index, age] of ages.entries())
    client.setQueryData(
      [['admin', 'leads', 'list'], { input: { index } }],
      {},
      { updatedAt: Date.now() - age },
    )
  client.setQueryData([['demos', 'links']], {}, { updatedAt: Date.now() - HOUR_MS })
  return client
}

test('no data is older than the page', () => {
  expect(ageOfData(pageOf(1200.5, [300, 500]))).toBe(1201)
})

test('the oldest answer counts, with what may make it look younger', () => {
  expect(ageOfData(pageOf(HOUR_MS, [1000, 90_000]))).toBe(130_000)
})

test('answers that are stamped with a time to come count as well', () => {
  expect(ageOfData(pageOf(HOUR_MS, [-5000]))).toBe(40_000)
})

test('a page that was open for days asks for no more than the server allows', () => {
  expect(ageOfData(pageOf(100 * HOUR_MS, [90 * HOUR_MS]))).toBe(24 * HOUR_MS)
})

test('of two clocks that differ a little, the one that ran longer counts', () => {
  expect(ageOfData(pageOf(1000, [500], { byWallClock: 5000 }))).toBe(5000)
  expect(ageOfData(pageOf(5000, [500], { byWallClock: 1000 }))).toBe(5000)
})

test('a page whose clock was set, or whose computer has slept, asks for everything', () => {
  expect(ageOfData(pageOf(60_000, [500], { byWallClock: 66_000 })), 'asleep').toBe(24 * HOUR_MS)
  expect(ageOfData(pageOf(60_000, [500], { byWallClock: -HOUR_MS })), 'set back').toBe(24 * HOUR_MS)
})
