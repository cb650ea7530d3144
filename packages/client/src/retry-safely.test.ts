import { type Operation, TRPCClientError } from '@trpc/client'
import { observable } from '@trpc/server/observable'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { retrySafely } from './retry-safely.ts'
import type { TallgrassRouter } from './router.ts'

beforeEach(() => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
})

const lost = new TRPCClientError<TallgrassRouter>('fetch failed')

function refused(code: string, retryAfterSeconds?: number) {
  const data = { code, httpStatus: 503, retryAfterSeconds }
  return TRPCClientError.from<TallgrassRouter>({ error: { code: -32000, message: code, data } } as never)
}

/** How often a call is made that always fails, within a minute. */
async function attemptsOf(call: Partial<Operation>, error: TRPCClientError<TallgrassRouter>) {
  const op = { id: 1, type: 'query', path: 'admin.leads.list', input: {}, context: {}, signal: null, ...call }
  let attempts = 0
  const failed = vi.fn()
  retrySafely(2)({})({
    op: op as Operation,
    next: () =>
      observable((observer) => {
        attempts += 1
        observer.error(error)
      }),
  }).subscribe({ error: failed })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(failed).toHaveBeenCalledExactlyOnceWith(error)
  return attempts
}

test.each([
  ['a query whose connection was lost', {}, lost, 3],
  ['a query while the site is not ready', {}, refused('NOT_READY', 5), 3],
  ['a query that is told to wait for long', {}, refused('RATE_LIMITED', 60), 1],
  ['a query that is refused for good', {}, refused('FORBIDDEN'), 1],
  ['a change', { type: 'mutation', path: 'admin.leads.create' }, lost, 1],
  ['a change with a key', { type: 'mutation', path: 'chat.bookCall' }, lost, 3],
  ['a query that was given up', { signal: AbortSignal.abort() }, lost, 1],
] as const)('%s is made as often as is safe', async (_, call, error, attempts) => {
  expect(await attemptsOf(call, error)).toBe(attempts)
})

test('the wait between attempts is what the site asks for', async () => {
  const times: number[] = []
  retrySafely(1)({})({
    op: { id: 1, type: 'query', path: 'auth.session', input: {}, context: {}, signal: null },
    next: () =>
      observable((observer) => {
        times.push(Date.now())
        observer.error(refused('NOT_READY', 4))
      }),
  }).subscribe({ error() {} })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(times.map((time) => time - (times[0] ?? 0))).toEqual([0, 4000])
})
