import type { AppRouter } from '@tallgrass/api'
import { MAX_BATCH_SIZE } from '@tallgrass/domain'
import { httpBatchLink, type Operation } from '@trpc/client'
import { type createTRPCQueryUtils, createTRPCReact } from '@trpc/react-query'
import { failHeld } from './fail-held'
import { repeatRefused } from './refused-calls'
import { signOutFirst } from './sign-out-first'
import { isUnattended } from './unattended'
import { viewHeaders } from './view-token'

export const trpc = createTRPCReact<AppRouter>()

/** For loaders and guards, which run outside React. */
export type TrpcUtils = ReturnType<typeof createTRPCQueryUtils<AppRouter>>

// Proxies in between accept addresses of about this length.
const BATCH = { maxItems: MAX_BATCH_SIZE, maxURLLength: 2000 } as const

/** A request that no hand caused is no use of the session. */
function unattendedHeaders(calls: Operation[]) {
  return calls.every(isUnattended) ? { 'x-unattended': '1' } : {}
}

/** `send`: makes the requests; by default the browser. `isHeld`: true while those of a portal would be refused. */
export function createTrpcClient({
  url = '/trpc',
  send = fetch,
  isHeld = () => false,
}: {
  url?: string
  send?: typeof fetch
  isHeld?: () => boolean
} = {}) {
  return trpc.createClient({
    links: [
      failHeld(isHeld),
      signOutFirst,
      repeatRefused,
      httpBatchLink({
        url,
        ...BATCH,
        headers: ({ opList }) => ({ ...viewHeaders(), ...unattendedHeaders(opList) }),
        fetch: (input, { signal = null, ...init } = {}) =>
          send(input, { ...init, signal, credentials: 'include' }),
      }),
    ],
  })
}
