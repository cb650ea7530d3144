import { MAX_BATCH_SIZE } from '@tallgrass/domain'
import {
  createTRPCClient,
  httpBatchLink,
  httpBatchStreamLink,
  httpSubscriptionLink,
  splitLink,
  type TRPCClient,
} from '@trpc/client'
import { retrySafely } from './retry-safely.ts'
import type { TallgrassRouter } from './router.ts'

export interface ClientOptions {
  /** The address of the site: `https://example.com`. */
  url: string
  /** Sent with every call, such as `authorization: 'Bearer …'` with an API key. */
  headers?: Record<string, string> | (() => Record<string, string> | Promise<Record<string, string>>)
  /** Instead of the global one. */
  fetch?: typeof fetch
  /** Which calls carry the cookies of the browser; those of the same origin by default. */
  credentials?: 'omit' | 'same-origin' | 'include'
  /** How often a query is repeated after a lost connection; twice by default. A change is never repeated without a key. */
  maxRetries?: number
  /** Answers of a batch arrive as each is ready. On by default; off for proxies that hold answers back. */
  streaming?: boolean
  /** Subscriptions need one. Node.js has none of its own: pass the one from the package `eventsource`. */
  EventSource?: typeof EventSource
}

export type TallgrassClient = TRPCClient<TallgrassRouter>

// Proxies in between accept addresses of about this length.
const BATCH = { maxItems: MAX_BATCH_SIZE, maxURLLength: 2000 } as const

/** Calls the procedures of a site: `client.admin.leads.list.query({ status: 'new' })`. */
export function createTallgrassClient({
  EventSource: Source,
  credentials = 'same-origin',
  fetch: send,
  headers = {},
  maxRetries = 2,
  streaming = true,
  url,
}: ClientOptions): TallgrassClient {
  const address = `${url.replace(/\/+$/, '')}/trpc`
  const calls = {
    url: address,
    ...BATCH,
    headers,
    // The global one of the moment: test tools replace it.
    fetch: (input: RequestInfo | URL, init: object = {}) => (send ?? fetch)(input, { ...init, credentials }),
  }
  const batch = httpBatchLink<TallgrassRouter>(calls)
  return createTRPCClient<TallgrassRouter>({
    links: [
      splitLink({
        condition: ({ type }) => type === 'subscription',
        true: httpSubscriptionLink<TallgrassRouter, typeof EventSource>({
          url: address,
          eventSourceOptions: { withCredentials: credentials === 'include' },
          ...(Source && { EventSource: Source }),
        }),
        false: [
          retrySafely(maxRetries),
          // A streamed answer has no status and sets no cookies, which changes such as a sign-in need.
          splitLink({
            condition: ({ type }) => streaming && type === 'query',
            true: httpBatchStreamLink<TallgrassRouter>(calls),
            false: batch,
          }),
        ],
      }),
    ],
  })
}
