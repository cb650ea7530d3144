import { focusManager, onlineManager, QueryObserver } from '@tanstack/react-query'
import { TRPCClientError } from '@trpc/client'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { createQueryClient } from './query-client'

const queryKey = ['invoices']

afterEach(() => {
  onlineManager.setOnline(true)
  focusManager.setFocused(undefined)
})

/** Watches a query, as a screen does. */
function watch(queryFn: () => Promise<string>) {
  const client = createQueryClient(() => {})
  const observer = new QueryObserver(client, { queryKey, queryFn })
  client.mount()
  return { client, observer, leave: observer.subscribe(() => {}) }
}

test('loaded data is not fetched again when the window or the network comes back', async () => {
  const answer = vi.fn(async () => 'three invoices')
  const { client, leave, observer } = watch(answer)
  const eager = vi.fn(async () => 'fetched again')
  const always = { refetchOnWindowFocus: 'always', refetchOnReconnect: 'always' } as const
  const other = new QueryObserver(client, { queryKey: ['other'], queryFn: eager, ...always })
  const leaveOther = other.subscribe(() => {})
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('three invoices'))
  focusManager.setFocused(false)
  focusManager.setFocused(true)
  await vi.waitFor(() => expect(eager).toHaveBeenCalledTimes(2))
  onlineManager.setOnline(false)
  onlineManager.setOnline(true)
  await vi.waitFor(() => expect(eager).toHaveBeenCalledTimes(3))
  leaveOther()
  leave()
  observer.subscribe(() => {})()
  expect(await client.fetchQuery({ queryKey, queryFn: answer })).toBe('three invoices')
  expect(answer).toHaveBeenCalledOnce()
})

test('a failed query is not retried', async () => {
  const answer = vi.fn(() => Promise.reject(new Error('offline')))
  const { leave, observer } = watch(answer)
  await vi.waitFor(() => expect(observer.getCurrentResult().isError).toBe(true))
  leave()
  expect(answer).toHaveBeenCalledOnce()
})

test('without a network, queries and mutations fail immediately instead of waiting', async () => {
  onlineManager.setOnline(false)
  const fail = vi.fn(() => Promise.reject(new Error('offline')))
  const onError = vi.fn()
  const client = createQueryClient(onError)
  await expect(client.fetchQuery({ queryKey, queryFn: fail })).rejects.toThrow('offline')
  const change = client.getMutationCache().build(client, { mutationFn: fail })
  await expect(change.execute(undefined)).rejects.toThrow('offline')
  expect(fail).toHaveBeenCalledTimes(2)
  expect(onError).toHaveBeenCalledTimes(2)
})

test('during an outage, a query is retried after the stated delay and a mutation is sent once', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const data = { code: 'NOT_READY', httpStatus: 503, retryAfterSeconds: 5, outage: true }
  const outage = TRPCClientError.from({ error: { code: -32603, message: 'Away', data } })
  const answer = vi.fn(() => Promise.reject(outage))
  const client = createQueryClient(() => {})
  const change = client.getMutationCache().build(client, { mutationFn: answer })
  await expect(change.execute(undefined)).rejects.toThrow('Away')
  expect(answer).toHaveBeenCalledOnce()
  const read = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(outage)
    .mockResolvedValue('three invoices')
  const answered = client.fetchQuery({ queryKey, queryFn: read })
  await vi.advanceTimersByTimeAsync(4999)
  expect(read).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(1)
  expect(await answered).toBe('three invoices')
})
