import { MAX_LIVE_AGE_MS } from '@tallgrass/domain'
import type { QueryClient } from '@tanstack/react-query'
import { isLive } from './shown-changes'

/** What comes inside a page, or is loaded ahead, is stamped as younger than it is, by up to this much. */
const MADE_YOUNGER_MS = 40_000
/** Clocks that differ by more have been set, or stood still while the computer slept: no age is known then. */
const MAX_DIFFERENCE_MS = 5000

/** How old the oldest data of this page may be, in milliseconds. None is older than the page. */
export function ageOfData(queryClient: QueryClient): number {
  const now = Date.now()
  const passed = [now - performance.timeOrigin, performance.now()]
  const ofPage = Math.max(...passed)
  if (ofPage - Math.min(...passed) > MAX_DIFFERENCE_MS) return MAX_LIVE_AGE_MS
  const read = queryClient
    .getQueryCache()
    .getAll()
    .filter((query) => isLive(query) && query.state.data !== undefined)
    .map((query) => query.state.dataUpdatedAt)
  const age = Math.min(now - Math.min(now, ...read) + MADE_YOUNGER_MS, ofPage)
  return Math.min(Math.ceil(age), MAX_LIVE_AGE_MS)
}
