import { AppError } from '@tallgrass/domain'
import { anId, createTrpcMock, people } from '@tallgrass/mocks'
import { HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createTallgrassClient } from './create-tallgrass-client.ts'
import { isTallgrassError } from './errors.ts'

const mock = createTrpcMock()
const server = setupServer(mock.handler)
const requests: string[] = []
server.events.on('request:start', ({ request }) => {
  const kind = request.headers.get('trpc-accept') ?? 'whole'
  requests.push(`${request.method} ${new URL(request.url).pathname} ${kind}`)
})

const client = createTallgrassClient({ url: 'http://mocked.test/', maxRetries: 0 })

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterAll(() => server.close())
afterEach(() => {
  mock.reset()
  requests.length = 0
})

test('queries of one moment travel together, and each is answered as soon as it is ready', async () => {
  const late = Promise.withResolvers<null>()
  mock.use({
    'auth.session': () => late.promise,
    'admin.users.list': () => ({ items: people.slice(0, 1), nextCursor: null }),
  })
  const session = client.auth.session.query()
  expect((await client.admin.users.list.query({})).items).toEqual(people.slice(0, 1))
  late.resolve(null)
  expect(await session).toBeNull()
  expect(requests).toEqual(['GET /trpc/auth.session,admin.users.list application/jsonl'])
})

test('changes are answered with a status, and with cookies', async () => {
  mock.use({ 'auth.logout': () => ({ ok: true }) })
  expect(await client.auth.logout.mutate()).toEqual({ ok: true })
  expect(requests).toEqual(['POST /trpc/auth.logout whole'])
})

test('without streaming, queries are answered at once', async () => {
  mock.use({ 'auth.session': () => null })
  const plain = createTallgrassClient({ url: 'http://mocked.test', streaming: false })
  expect(await plain.auth.session.query()).toBeNull()
  expect(requests).toEqual(['GET /trpc/auth.session whole'])
})

test('headers are sent with every call', async () => {
  mock.use({ 'auth.session': () => null })
  const sent: (string | null)[] = []
  const own = createTallgrassClient({
    url: 'http://mocked.test',
    headers: async () => ({ cookie: 'session=mine' }),
    fetch(input, init) {
      sent.push(new Headers(init?.headers).get('cookie'))
      return fetch(input, init)
    },
  })
  await own.auth.session.query()
  expect(sent).toEqual(['session=mine'])
})

test('a refusal is known by its code', async () => {
  mock.use({
    'admin.leads.delete'() {
      throw new AppError('CONFLICT', 'That lead has become a client')
    },
  })
  const error: unknown = await client.admin.leads.delete
    .mutate({ id: anId('Lead') })
    .catch((refusal: unknown) => refusal)
  expect(isTallgrassError(error)).toBe(true)
  expect(isTallgrassError(error, 'CONFLICT') && [error.data.httpStatus, error.message]).toEqual([
    409,
    'That lead has become a client',
  ])
  expect(isTallgrassError(error, 'NOT_FOUND')).toBe(false)
})

test('a site that cannot be reached refuses nothing', async () => {
  mock.use({
    'auth.logout'() {
      throw HttpResponse.error()
    },
  })
  const error: unknown = await client.auth.logout.mutate().catch((failure: unknown) => failure)
  expect(error).toBeInstanceOf(Error)
  expect(isTallgrassError(error)).toBe(false)
})

test('a query that is given up fails at once', async () => {
  mock.use({ 'auth.session': () => new Promise<never>(() => {}) })
  const given = new AbortController()
  const session = client.auth.session.query(undefined, { signal: given.signal })
  await expect.poll(() => mock.calls).toHaveLength(1)
  given.abort()
  await expect(session).rejects.toThrow(/abort/i)
})
