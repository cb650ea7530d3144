import type { QueryClient } from '@tanstack/react-query'

/** Longer than people point at a link before they press it. */
const FRESH_MS = 5000

/**
 * Keeps what a link loads while someone points at it: the screen that opens shows it without asking again. Applies to
 * answers that arrive before any screen reads them. Returns a function that ends this.
 */
export function keepPreloaded(queryClient: QueryClient): () => void {
  return queryClient.getQueryCache().subscribe(({ type, query, ...event }) => {
    if (type !== 'updated' || !('action' in event)) return
    const { action } = event
    const isAnswer = action.type === 'success' && !action.manual
    if (!isAnswer || !query.meta?.askedOnOpen || query.getObserversCount() > 0) return
    // Data of the future is not stale, whatever its query says.
    query.setData(query.state.data, { updatedAt: Date.now() + FRESH_MS, manual: true })
  })
}
