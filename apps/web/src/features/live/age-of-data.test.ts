import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { ageOfData } from './age-of-data'

const HOUR_MS = 3_600_000

/** A page that has been open for this long, with answers of these ages. */
function pageOf(openFor: number, ages: number[]) {
  vi.spyOn(performance, 'now').mockReturnValue(openFor)
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
  const age = ageOfData(pageOf(HOUR_MS, [1000, 90_000]))
  expect(age).toBeGreaterThanOrEqual(130_000)
  expect(age).toBeLessThan(140_000)
})

test('answers that are stamped with a time to come count as well', () => {
  expect(ageOfData(pageOf(HOUR_MS, [-5000]))).toBeGreaterThanOrEqual(35_000)
})

test('a page that was open for days asks for no more than the server allows', () => {
  expect(ageOfData(pageOf(100 * HOUR_MS, [90 * HOUR_MS]))).toBe(24 * HOUR_MS)
})
