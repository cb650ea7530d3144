import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { detailQuery } from '../lib/freshness'
import { createAppContext, takeAnswers } from './app-context'

afterEach(() => vi.useRealTimers())

/** A page that arrived with an answer. */
function anArrival() {
  vi.useFakeTimers({ toFake: ['Date'] })
  const context = createAppContext()
  const settle = takeAnswers(context, [{ key: ['screen'], data: 'an answer' }])
  const screen = { ...detailQuery, queryKey: ['screen'], queryFn: async () => 'a later answer' }
  const asks = () =>
    new QueryObserver(context.queryClient, screen).getOptimisticResult(
      context.queryClient.defaultQueryOptions(screen),
    ).isStale
  return { asks, settle }
}

test('what came with a page is fresh while a slow browser takes it over, and ages from then on', () => {
  const { asks, settle } = anArrival()
  vi.setSystemTime(Date.now() + 20_000)
  expect(asks()).toBe(false)
  settle()
  vi.setSystemTime(Date.now() + 4000)
  expect(asks(), 'parts may appear a moment later').toBe(false)
  vi.setSystemTime(Date.now() + 2000)
  expect(asks()).toBe(true)
})
