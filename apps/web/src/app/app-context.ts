import { createTRPCQueryUtils } from '@trpc/react-query'
import { recheckAfterRefusal } from '../features/session/session'
import { createTrpcClient, type TrpcUtils } from '../lib/trpc'
import { createQueryClient } from './query-client'

/** What lives as long as the page: one of each, handed to the router and to the providers. */
export function createAppContext() {
  const client = createTrpcClient()
  const queryClient = createQueryClient((error) => void recheckAfterRefusal({ queryClient, utils }, error))
  const utils: TrpcUtils = createTRPCQueryUtils({ queryClient, client })
  return { client, queryClient, utils }
}

export type AppContext = ReturnType<typeof createAppContext>
