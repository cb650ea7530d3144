import { type Operation, retryLink, type TRPCClientError, type TRPCLink } from '@trpc/client'
import { isTallgrassError } from './errors.ts'
import type { TallgrassRouter } from './router.ts'

/** Mutations whose input has a key by which the server knows a call that it has already answered. */
const KEYED = new Set(['chat.bookCall'])

const FIRST_WAIT_MS = 300
const MAX_WAIT_MS = 10_000

/**
 * Repeats what cannot happen twice: queries, and mutations with a key. After a lost connection, and when the server asks to
 * wait for at most ten seconds.
 */
export function retrySafely(maxRetries: number): TRPCLink<TallgrassRouter> {
  return (runtime) => (call) => {
    let waitMs = 0
    const link = retryLink<TallgrassRouter>({
      retry({ attempts, error, op }) {
        waitMs = waitFor(error, attempts)
        return attempts <= maxRetries && isRepeatable(op) && waitMs <= MAX_WAIT_MS
      },
      retryDelayMs: () => waitMs,
    })
    return link(runtime)(call)
  }
}

function isRepeatable({ path, signal, type }: Operation): boolean {
  return !signal?.aborted && (type === 'query' || KEYED.has(path))
}

function waitFor(error: TRPCClientError<TallgrassRouter>, attempts: number): number {
  const growing = FIRST_WAIT_MS * 2 ** (attempts - 1)
  if (!isTallgrassError(error)) return growing
  const { code, retryAfterSeconds } = error.data
  if (code !== 'NOT_READY' && code !== 'RATE_LIMITED') return Number.POSITIVE_INFINITY
  return retryAfterSeconds === undefined ? growing : retryAfterSeconds * 1000
}
