import { MutationCache, notifyManager, QueryCache, QueryClient } from '@tanstack/react-query'
import { outageRetrySeconds } from '../lib/trpc-error'

// Disables a submitting button before it can be pressed again. The default, a timer, would be too late.
notifyManager.setScheduler(queueMicrotask)

/**
 * Data is fetched once, and again only after a change. Nothing is retried automatically, with one exception: during an
 * outage the server says when to retry, and queries do so while `OutageNotice` is shown. Mutations are never retried.
 * Without a network everything fails immediately: a paused call would be sent when the user no longer expects it.
 */
export function createQueryClient(onError: (error: unknown) => void) {
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        networkMode: 'always',
        retry: (_failures, error) => outageRetrySeconds(error) !== undefined,
        retryDelay: (_failures, error) => (outageRetrySeconds(error) ?? 0) * 1000,
        refetchOnWindowFocus: false,
        staleTime: Number.POSITIVE_INFINITY,
      },
      mutations: { networkMode: 'always' },
    },
  })
}
