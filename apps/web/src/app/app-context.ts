import { createTRPCQueryUtils } from '@trpc/react-query'
import { recheckAfterRefusal } from '../features/session/session'
import type { Arrival, ArrivalData } from '../lib/arrival'
import { createTrpcClient, type TrpcUtils } from '../lib/trpc'
import { createQueryClient } from './query-client'

interface Options<A> {
  /** By default one of the browser. */
  client?: ReturnType<typeof createTrpcClient>
  /** What the server knew when it rendered this page. */
  arrival?: A
}

/** The objects that live as long as the page: one of each, shared by the router and the providers. */
export function createAppContext<A extends Arrival | undefined = undefined>({
  arrival,
  client: given,
}: Options<A> = {}) {
  const isHeld = () => utils.auth.session.getData()?.needsSecondFactor === true
  const client = given ?? createTrpcClient({ isHeld })
  const queryClient = createQueryClient((error) => void recheckAfterRefusal({ queryClient, utils }, error))
  const utils: TrpcUtils = createTRPCQueryUtils({ queryClient, client })
  return { arrival, client, queryClient, utils }
}

export type AppContext = ReturnType<typeof createAppContext<Arrival | undefined>>

/** Longer than a slow browser needs to take the page over; less than the wait that a payment's page calls long. */
const ARRIVING_MS = 30_000
/** Longer than its parts need to appear after that. */
const FRESH_MS = 5000

/**
 * Fills the query cache with the answers that came inside the page, which are not asked for again at once. Returns a
 * function for when the browser has taken the page over: from then on, they age.
 */
export function takeAnswers(
  { queryClient, utils }: Pick<AppContext, 'queryClient' | 'utils'>,
  answers: ArrivalData['answers'],
) {
  // Data of the future is not stale, whatever its query says.
  const updatedAt = Date.now() + ARRIVING_MS
  for (const { data, key } of answers) queryClient.setQueryData(key, data, { updatedAt })
  // It is only asked for again when it may have changed, and then at once.
  utils.auth.session.setData(undefined, (user) => user)
  return () => {
    for (const { key } of answers)
      if (queryClient.getQueryState(key)?.dataUpdatedAt === updatedAt)
        queryClient.setQueryData(key, (data: unknown) => data, { updatedAt: Date.now() + FRESH_MS })
  }
}
