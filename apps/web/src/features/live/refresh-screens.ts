import type { LiveMessage } from '@tallgrass/contracts'
import type { Query, QueryClient } from '@tanstack/react-query'
import { fetchUnattended } from './fetch-unattended'
import { isLive, isShownBy } from './shown-changes'

/** The pause between two rounds: what changes in between is fetched together. */
const PAUSE_MS = 500
/** A change that takes longer to save no longer holds up the screens. */
const LONGEST_SAVE_MS = 10_000
const FIRST_RETRY_MS = 5000
const LAST_RETRY_MS = 60_000

/**
 * Fetches again what changed, so that the screens follow. What is on no screen, or on a hidden one, only becomes stale.
 * Never while a change of this page is being saved: an answer from before would be shown for a moment.
 */
export function refreshScreens(queryClient: QueryClient) {
  const cache = queryClient.getQueryCache()
  const due = new Set<Query>()
  /** What could not be fetched waits longer after each failure. */
  const failures = new Map<Query, { retryMs: number; timer: ReturnType<typeof setTimeout> }>()
  let pause: ReturnType<typeof setTimeout> | undefined
  let isStopped = false

  function show({ changes, reload }: LiveMessage) {
    const changed = cache.getAll().filter((query) => isLive(query) && (reload || isShownBy(query, changes)))
    for (const query of changed) {
      query.invalidate()
      due.add(query)
    }
    goOn()
  }

  function goOn() {
    if (isStopped || pause !== undefined || ![...due].some(isWanted)) return
    if (!isSaving(queryClient)) for (const query of due) attempt(query)
    pause = setTimeout(() => {
      pause = undefined
      goOn()
    }, PAUSE_MS)
  }

  function attempt(query: Query) {
    // Its answer may be from before the change.
    if (query.state.fetchStatus === 'fetching' || !isWanted(query)) return
    due.delete(query)
    clearTimeout(failures.get(query)?.timer)
    if (query.isActive() && !query.isDisabled()) void refetch(query)
    else {
      failures.delete(query)
      query.invalidate()
    }
  }

  async function refetch(query: Query) {
    const isSettled = await fetchUnattended(query)
    if (isSettled || isStopped) return void failures.delete(query)
    const retryMs = Math.min((failures.get(query)?.retryMs ?? FIRST_RETRY_MS / 2) * 2, LAST_RETRY_MS)
    const timer = setTimeout(() => {
      due.add(query)
      // What failed together goes together.
      setTimeout(goOn)
    }, retryMs)
    failures.set(query, { retryMs, timer })
  }

  document.addEventListener('visibilitychange', goOn)
  return {
    /** Shows what a message says. */
    show,
    stop() {
      isStopped = true
      document.removeEventListener('visibilitychange', goOn)
      clearTimeout(pause)
      for (const { timer } of failures.values()) clearTimeout(timer)
    },
  }
}

/** A hidden page needs nothing but what its tab shows. */
function isWanted(query: Query): boolean {
  return document.visibilityState === 'visible' || !query.isActive() || query.meta?.shownInTab === true
}

function isSaving(queryClient: QueryClient): boolean {
  return queryClient
    .getMutationCache()
    .findAll({ status: 'pending' })
    .some(({ state }) => Date.now() - state.submittedAt < LONGEST_SAVE_MS)
}
