import type { LiveMessage } from '@tallgrass/contracts'
import type { Query, QueryClient } from '@tanstack/react-query'
import { unattendedQueries } from '../../lib/unattended'
import { isLive, isShownBy, pathOf } from './shown-changes'

/** The pause between two rounds: what changes in between is fetched together. */
const PAUSE_MS = 500

/**
 * Fetches again what changed, so that the screens follow. What is on no screen, or on a hidden one, only becomes stale.
 * Never while a change of this page is being saved: an answer from before would be shown for a moment.
 */
export function refreshScreens(queryClient: QueryClient) {
  const cache = queryClient.getQueryCache()
  const due = new Set<Query>()
  let pause: ReturnType<typeof setTimeout> | undefined

  function show({ changes, reload }: LiveMessage) {
    const changed = cache.getAll().filter((query) => isLive(query) && (reload || isShownBy(query, changes)))
    for (const query of changed) {
      query.invalidate()
      due.add(query)
    }
    goOn()
  }

  function goOn() {
    if (pause !== undefined || due.size === 0) return
    if (queryClient.isMutating() === 0) for (const query of due) attempt(query)
    pause = setTimeout(() => {
      pause = undefined
      goOn()
    }, PAUSE_MS)
  }

  function attempt(query: Query) {
    // Its answer may be from before the change.
    if (query.state.fetchStatus === 'fetching') return
    if (query.isActive() && isHidden(query)) return
    due.delete(query)
    if (query.isActive() && !query.isDisabled()) fetchUnattended(query)
    else query.invalidate()
  }

  document.addEventListener('visibilitychange', goOn)
  return {
    /** Shows what a message says. */
    show,
    stop() {
      document.removeEventListener('visibilitychange', goOn)
      clearTimeout(pause)
      pause = undefined
      due.clear()
    },
  }
}

/** A hidden page needs nothing but what its tab shows. */
function isHidden({ meta }: Query): boolean {
  return document.visibilityState === 'hidden' && meta?.shownInTab !== true
}

function fetchUnattended(query: Query) {
  const path = pathOf(query)
  unattendedQueries.set(path, (unattendedQueries.get(path) ?? 0) + 1)
  const done = () => {
    const left = (unattendedQueries.get(path) ?? 1) - 1
    if (left > 0) unattendedQueries.set(path, left)
    else unattendedQueries.delete(path)
  }
  // A failure is on the screen.
  void query.fetch().then(done, done)
}
