import { createTRPCClient, httpBatchLink, httpBatchStreamLink, httpLink } from '@trpc/client'
import { TRPCError } from '@trpc/server'
import { delay, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createTrpcMock } from './create-trpc-mock.ts'
import { type Bookshop, contracts } from './testing/bookshop.ts'

const url = 'http://mocked.test/trpc'
const single = createTRPCClient<Bookshop>({ links: [httpLink({ url })] })
const batching = createTRPCClient<Bookshop>({ links: [httpBatchLink({ url })] })
const streaming = createTRPCClient<Bookshop>({ links: [httpBatchStreamLink({ url })] })
const clients = [
  ['alone', single],
  ['in a batch', batching],
  ['in a streamed batch', streaming],
] as const

const onFault = vi.fn()
const mock = createTrpcMock<Bookshop, typeof contracts>({ contracts, onFault })
const server = setupServer(mock.handler)
const answers: { path: string; status: number }[] = []
server.events.on('response:mocked', ({ request, response }) => {
  answers.push({ path: new URL(request.url).pathname, status: response.status })
})

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterAll(() => server.close())
afterEach(() => {
  mock.reset()
  onFault.mockClear()
  answers.length = 0
})

const walden = { id: 1, title: 'Walden' }

function refuse(): never {
  throw new TRPCError({ code: 'FORBIDDEN', message: 'Members only' })
}

test.each(clients)('a query and a mutation sent %s reach their mocks with the input', async (_, client) => {
  mock.use({
    'books.list': ({ author }) => [{ id: 1, title: `A book by ${author}` }],
    'books.add': ({ title }) => ({ id: 2, title }),
  })
  expect(await client.books.list.query({ author: 'Thoreau' })).toEqual([
    { id: 1, title: 'A book by Thoreau' },
  ])
  expect(await client.books.add.mutate({ title: 'Walden' })).toEqual({ id: 2, title: 'Walden' })
  expect(mock.calls).toEqual([
    { name: 'books.list', input: { author: 'Thoreau' } },
    { name: 'books.add', input: { title: 'Walden' } },
  ])
})

test('one response can contain an answer and a refusal', async () => {
  mock.use({ opensAt: () => '10:00', 'books.count': refuse })
  const [opensAt, count] = await Promise.allSettled([batching.opensAt.query(), batching.books.count.query()])
  expect(answers).toEqual([{ path: '/trpc/opensAt,books.count', status: 207 }])
  expect(opensAt).toMatchObject({ status: 'fulfilled', value: '10:00' })
  expect(count).toMatchObject({
    status: 'rejected',
    reason: { message: 'Members only', data: { code: 'FORBIDDEN', httpStatus: 403 } },
  })
})

test('in a streamed batch, an answer does not wait for a later one', async () => {
  const late = Promise.withResolvers<number>()
  mock.use({ opensAt: () => '10:00', 'books.count': () => late.promise })
  const count = streaming.books.count.query()
  expect(await streaming.opensAt.query()).toBe('10:00')
  late.resolve(3)
  expect(await count).toBe(3)
  expect(answers).toHaveLength(1)
})

test('a mock may take its time', async () => {
  mock.use({
    async opensAt() {
      await delay(1)
      return '10:00'
    },
  })
  expect(await single.opensAt.query()).toBe('10:00')
})

test('a batch in which all calls are refused has the status of the refusal', async () => {
  mock.use({ opensAt: refuse, 'books.count': refuse })
  await Promise.allSettled([batching.opensAt.query(), batching.books.count.query()])
  expect(answers.map(({ status }) => status)).toEqual([403])
})

test('reset removes the calls and overrides, and keeps the defaults', async () => {
  mock.defaults({ opensAt: () => '09:00' })
  mock.use({ opensAt: () => '10:00' })
  mock.defaults({ opensAt: () => '08:00' })
  expect(await single.opensAt.query()).toBe('10:00')
  mock.reset()
  expect(mock.calls).toEqual([])
  expect(await single.opensAt.query()).toBe('08:00')
})

test.each(clients)(
  'reset ends a call sent %s that has no answer, as if the connection were lost',
  async (_, client) => {
    mock.use({ opensAt: () => new Promise<never>(() => {}) })
    const unanswered = client.opensAt.query()
    await expect.poll(() => mock.calls).toHaveLength(1)
    mock.reset()
    await expect(unanswered).rejects.toThrow()
    expect(onFault).not.toHaveBeenCalled()
  },
)

test.each([
  ['alone', single],
  ['in a batch', batching],
])('an unreachable server can be mocked for a call sent %s', async (_, client) => {
  mock.use({
    opensAt() {
      throw HttpResponse.error()
    },
  })
  await expect(client.opensAt.query()).rejects.toThrow('fetch failed')
})

test('a call without a mock is a fault', async () => {
  await expect(batching.books.count.query()).rejects.toMatchObject({ data: { httpStatus: 500 } })
  expect(onFault).toHaveBeenCalledExactlyOnceWith(new Error('There is no mock for books.count'))
})

test('a mock gets its input with the defaults of the contract', async () => {
  mock.use({ 'books.list': ({ limit }) => [{ id: limit, title: 'Walden' }] })
  expect(await single.books.list.query({})).toEqual([{ id: 20, title: 'Walden' }])
})

test('an input that does not match its contract is refused as by the server', async () => {
  mock.use({ 'books.list': () => [walden] })
  await expect(single.books.list.query({ limit: 101 })).rejects.toMatchObject({
    data: { code: 'BAD_REQUEST', httpStatus: 400 },
  })
  expect(onFault).not.toHaveBeenCalled()
})

test('an answer that does not match its contract is a fault', async () => {
  mock.use({ 'books.list': () => [{ ...walden, id: 0.5 }] })
  await expect(single.books.list.query({})).rejects.toMatchObject({ data: { httpStatus: 500 } })
  expect(onFault.mock.lastCall).toMatchObject([
    { message: 'The mock for books.list does not match its contract', cause: { message: /^0\.id: / } },
  ])
})

test('a mock can be called without a request', async () => {
  mock.use({ 'books.list': ({ limit }) => [{ id: limit, title: 'Walden' }], opensAt: refuse })
  expect(await mock.call('books.list', {})).toEqual([{ id: 20, title: 'Walden' }])
  await expect(mock.call('opensAt', undefined)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  expect(mock.calls.map(({ name }) => name)).toEqual(['books.list', 'opensAt'])
})
