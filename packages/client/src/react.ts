import type { QueryClient } from '@tanstack/react-query'
import { createTRPCContext, createTRPCOptionsProxy } from '@trpc/tanstack-react-query'
import type { TallgrassClient } from './create-tallgrass-client.ts'
import type { TallgrassRouter } from './router.ts'

const context = createTRPCContext<TallgrassRouter>()

/** Gives the components below the client and the query client. */
export const TallgrassProvider = context.TRPCProvider

/** Options for the hooks of TanStack Query: `useQuery(tallgrass.admin.leads.list.queryOptions({}))`. */
export const useTallgrass = context.useTRPC

/** The client of the provider. */
export const useTallgrassClient = context.useTRPCClient

/** The same options outside components, as in loaders. */
export function createTallgrassOptions(client: TallgrassClient, queryClient: QueryClient) {
  return createTRPCOptionsProxy<TallgrassRouter>({ client, queryClient })
}
