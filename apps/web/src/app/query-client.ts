import { MutationCache, notifyManager, QueryCache, QueryClient } from '@tanstack/react-query'
import { awaySeconds } from '../lib/trpc-error'

// A button that has sent something is disabled before it can be pressed again; a timer would come too late for that.
notifyManager.setScheduler(queueMicrotask)

/**
 * Data is asked for once and again only after a change; nothing is repeated behind the user's back. Without a network
 * everything fails at once: what waited for it unseen would be sent when nobody expects it any more. A service that is
 * away says when it may be asked again, and then a question is: `AwayNotice` tells so meanwhile. A change is not.
 */
export function createQueryClient(onError: (error: unknown) => void) {
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        networkMode: 'always',
        retry: (_failures, error) => awaySeconds(error) !== undefined,
        retryDelay: (_failures, error) => (awaySeconds(error) ?? 0) * 1000,
        refetchOnWindowFocus: false,
        staleTime: Number.POSITIVE_INFINITY,
      },
      mutations: { networkMode: 'always' },
    },
  })
}
