import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query'
import { TRPCClientError } from '@trpc/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refreshScreens } from './refresh-screens'

const stops: (() => void)[] = []
const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', page)
  turn('visible')
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function turn(visibilityState: 'visible' | 'hidden') {
  Object.assign(page, { visibilityState }).dispatchEvent(new Event('visibilitychange'))
}

const leads = { changes: [{ kind: 'lead' as const, id: null }], reload: false }

/** A screen that shows lists of leads, and follows. */
async function showLeads({ lists = 1 } = {}) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const ask = vi.fn(async (): Promise<string> => 'first')
  const observers = Array.from({ length: lists }, (_, page) => {
    const queryKey = [['admin', 'leads', 'list'], { input: { page }, type: 'query' }]
    return new QueryObserver(queryClient, { queryKey, queryFn: ask, staleTime: Number.POSITIVE_INFINITY })
  })
  for (const observer of observers) stops.push(observer.subscribe(() => {}))
  await vi.advanceTimersByTimeAsync(0)
  const { show, stop } = refreshScreens(queryClient)
  stops.push(stop)
  return { queryClient, ask, show, stop, shown: () => observers[0]?.getCurrentResult() }
}

function refused(code: string) {
  return new TRPCClientError(code, { result: { error: { code: -32_000, message: code, data: { code } } } })
}

test.for([
  ['a lost connection', () => new TRPCClientError('Failed to fetch')],
  ['a fault of the server', () => refused('INTERNAL')],
] as const)('after %s the screen stays, and is fetched again after growing pauses', async ([, failure]) => {
  const { ask, show, shown } = await showLeads()
  ask.mockImplementation(async () => {
    throw failure()
  })
  show(leads)
  const pauses: number[] = []
  for (let tries = 1; tries <= 6; tries += 1) {
    const from = Date.now()
    while (ask.mock.calls.length === tries) await vi.advanceTimersByTimeAsync(100)
    pauses.push(Math.floor((Date.now() - from) / 1000))
    expect(shown()).toMatchObject({ status: 'success', data: 'first', error: null })
  }
  expect(pauses).toEqual([0, 5, 10, 20, 40, 60])
  ask.mockResolvedValue('second')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(shown()?.data).toBe('second')
  const asked = ask.mock.calls.length
  await vi.advanceTimersByTimeAsync(300_000)
  expect(ask).toHaveBeenCalledTimes(asked)
})

test('what failed together is fetched again together', async () => {
  const { ask, show } = await showLeads({ lists: 3 })
  ask.mockRejectedValue(new TRPCClientError('Failed to fetch'))
  show(leads)
  await vi.advanceTimersByTimeAsync(0)
  expect(ask).toHaveBeenCalledTimes(6)
  await vi.advanceTimersByTimeAsync(5100)
  expect(ask).toHaveBeenCalledTimes(9)
})

test('a refusal is shown, and not repeated', async () => {
  const { ask, show, shown } = await showLeads()
  ask.mockRejectedValue(refused('NOT_FOUND'))
  show(leads)
  await vi.advanceTimersByTimeAsync(300_000)
  expect(shown()).toMatchObject({ status: 'error', data: 'first' })
  expect(ask).toHaveBeenCalledTimes(2)
})

test('what fails no longer is fetched at once after the next change', async () => {
  const { ask, show, shown } = await showLeads()
  ask.mockRejectedValueOnce(new TRPCClientError('Failed to fetch')).mockResolvedValue('second')
  show(leads)
  await vi.advanceTimersByTimeAsync(1000)
  show(leads)
  await vi.advanceTimersByTimeAsync(1000)
  expect(shown()?.data).toBe('second')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(ask).toHaveBeenCalledTimes(3)
})

test('what another fetch replaces is left to that', async () => {
  const { ask, queryClient, show, shown } = await showLeads()
  ask.mockReturnValueOnce(new Promise(() => {})).mockResolvedValue('second')
  show(leads)
  await vi.advanceTimersByTimeAsync(1000)
  void queryClient.refetchQueries()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(shown()).toMatchObject({ status: 'success', data: 'second' })
  expect(ask).toHaveBeenCalledTimes(3)
})

test('nothing is fetched while a change is being saved, unless that takes ten seconds', async () => {
  const { ask, queryClient, show } = await showLeads()
  const saved = Promise.withResolvers<void>()
  const mutation = new MutationObserver(queryClient, { mutationFn: () => saved.promise })
  void mutation.mutate()
  show(leads)
  await vi.advanceTimersByTimeAsync(9500)
  expect(ask).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(500)
  expect(ask).toHaveBeenCalledTimes(2)
  saved.resolve()
})

test('a hidden page waits without a timer until it is shown', async () => {
  const { ask, show } = await showLeads()
  await vi.advanceTimersByTimeAsync(1000)
  turn('hidden')
  show(leads)
  expect(vi.getTimerCount()).toBe(0)
  turn('visible')
  await vi.advanceTimersByTimeAsync(0)
  expect(ask).toHaveBeenCalledTimes(2)
})

test('what is stopped fetches nothing, not even what has failed', async () => {
  const { ask, show, stop } = await showLeads()
  ask.mockRejectedValue(new TRPCClientError('Failed to fetch'))
  show(leads)
  await vi.advanceTimersByTimeAsync(1000)
  stop()
  show(leads)
  await vi.advanceTimersByTimeAsync(300_000)
  expect(ask).toHaveBeenCalledTimes(2)
})
