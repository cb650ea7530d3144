import { createTRPCQueryUtils } from '@trpc/react-query'
import { recheckAfterRefusal } from '../features/session/session'
import { createTrpcClient, type TrpcUtils } from '../lib/trpc'
import { createQueryClient } from './query-client'

/** The objects that live as long as the page: one of each, shared by the router and the providers. */
export function createAppContext() {
  const client = createTrpcClient()
  const queryClient = createQueryClient((error) => void recheckAfterRefusal({ queryClient, utils }, error))
  const utils: TrpcUtils = createTRPCQueryUtils({ queryClient, client })
  return { client, queryClient, utils }
}

export type AppContext = ReturnType<typeof createAppContext>
