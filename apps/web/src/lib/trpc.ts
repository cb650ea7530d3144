import type { AppRouter } from '@tallgrass/api'
import { MAX_BATCH_SIZE } from '@tallgrass/domain'
import { httpBatchLink, type TRPCLink } from '@trpc/client'
import { type createTRPCQueryUtils, createTRPCReact } from '@trpc/react-query'
import { repeatRefused } from './refused-calls'
import { signOutFirst } from './sign-out-first'
import { isUnattended } from './unattended'
import { viewToken } from './view-token'

export const trpc = createTRPCReact<AppRouter>()

/** For loaders and guards, which run outside React. */
export type TrpcUtils = ReturnType<typeof createTRPCQueryUtils<AppRouter>>

// Proxies in between accept addresses of about this length.
const BATCH = { maxItems: MAX_BATCH_SIZE, maxURLLength: 2000 } as const

function viewHeaders() {
  const token = viewToken()
  return token ? { 'x-view-as': token } : {}
}

/** `send`: makes the requests; by default the browser. */
export function createTrpcClient({
  url = '/trpc',
  send = fetch,
}: {
  url?: string
  send?: typeof fetch
} = {}) {
  const batches = (headers?: Record<string, string>) =>
    httpBatchLink<AppRouter>({
      url,
      ...BATCH,
      headers: () => ({ ...viewHeaders(), ...headers }),
      fetch: (input, { signal = null, ...init } = {}) =>
        send(input, { ...init, signal, credentials: 'include' }),
    })
  return trpc.createClient({
    links: [signOutFirst, repeatRefused, apart(batches({ 'x-unattended': '1' }), batches())],
  })
}

/** `splitLink` of the library would weigh more than this. */
function apart(unattended: TRPCLink<AppRouter>, attended: TRPCLink<AppRouter>): TRPCLink<AppRouter> {
  return (runtime) => {
    const [sendUnattended, send] = [unattended(runtime), attended(runtime)]
    return (call) => (isUnattended(call.op) ? sendUnattended(call) : send(call))
  }
}
