import { hydrate } from '@tanstack/react-query'
import { createTRPCQueryUtils } from '@trpc/react-query'
import { recheckAfterRefusal } from '../features/session/session'
import type { Arrival, ArrivalData } from '../lib/arrival'
import { createTrpcClient, type TrpcUtils } from '../lib/trpc'
import { createQueryClient } from './query-client'

interface Options<A> {
  client?: ReturnType<typeof createTrpcClient>
  /** What the server knew when it rendered this page. */
  arrival?: A
}

/** The objects that live as long as the page: one of each, shared by the router and the providers. */
export function createAppContext<A extends Arrival | undefined = undefined>({
  arrival,
  client = createTrpcClient(),
}: Options<A> = {}) {
  const queryClient = createQueryClient((error) => void recheckAfterRefusal({ queryClient, utils }, error))
  const utils: TrpcUtils = createTRPCQueryUtils({ queryClient, client })
  return { arrival, client, queryClient, utils }
}

export type AppContext = ReturnType<typeof createAppContext<Arrival | undefined>>

/** Fills the query cache with the answers that came inside the page, as new as if they had just been asked for. */
export function takeAnswers({ queryClient }: Pick<AppContext, 'queryClient'>, { queries }: ArrivalData) {
  const now = Date.now()
  hydrate(queryClient, {
    ...queries,
    queries: queries.queries.map((query) => ({ ...query, state: { ...query.state, dataUpdatedAt: now } })),
  })
}
