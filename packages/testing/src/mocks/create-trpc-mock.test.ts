import type { AppRouter } from '@tallgrass/api'
import { AppError } from '@tallgrass/domain'
import { createTRPCClient, httpBatchLink, httpLink } from '@trpc/client'
import { HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createTrpcMock } from './create-trpc-mock.ts'
import { failedJobs } from './samples/failed-jobs.ts'
import { admin, people } from './samples/people.ts'

const url = 'http://mocked.test/trpc'
const single = createTRPCClient<AppRouter>({ links: [httpLink({ url })] })
const batching = createTRPCClient<AppRouter>({ links: [httpBatchLink({ url })] })

const mock = createTrpcMock<AppRouter>()
const server = setupServer(mock.handler)
const responses: { path: string; status: number }[] = []
server.events.on('response:mocked', ({ request, response }) => {
  responses.push({ path: new URL(request.url).pathname, status: response.status })
})

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterAll(() => server.close())
beforeEach(() => mock.defaults({ 'auth.session': () => null, 'auth.logout': () => ({ ok: true }) }))
afterEach(() => {
  mock.reset()
  responses.length = 0
})

function refuse(): never {
  throw new AppError('FORBIDDEN', 'Not for you')
}

test.each([
  ['alone', single],
  ['in a batch', batching],
])('a query and a mutation sent %s reach their mocks with the given input', async (_, client) => {
  mock.use({
    'admin.users.list': ({ role }) => ({
      items: people.filter((person) => person.role === role),
      nextCursor: null,
    }),
    'auth.adminLogin': () => ({ role: 'ADMIN', user: admin }),
  })

  const { items } = await client.admin.users.list.query({ role: 'ADMIN' })
  const login = await client.auth.adminLogin.mutate({ username: 'admin', password: 'secret' })

  expect(items.map(({ name }) => name)).toEqual(['Ruth Calloway', 'Jonah Sorensen'])
  expect(login.user).toEqual(admin)
  expect(mock.calls).toEqual([
    { name: 'admin.users.list', input: { role: 'ADMIN' } },
    { name: 'auth.adminLogin', input: { username: 'admin', password: 'secret' } },
  ])
})

test('one response can contain an answer and a refusal', async () => {
  mock.use({ 'admin.users.counts': refuse })

  const [session, counts] = await Promise.allSettled([
    batching.auth.session.query(),
    batching.admin.users.counts.query(),
  ])

  expect(responses).toEqual([{ path: '/trpc/auth.session,admin.users.counts', status: 207 }])
  expect(session).toMatchObject({ status: 'fulfilled', value: null })
  expect(counts).toMatchObject({
    status: 'rejected',
    reason: { message: 'Not for you', data: { code: 'FORBIDDEN' } },
  })
})

test('a batch in which all calls are refused has the status of the refusal', async () => {
  mock.use({ 'admin.users.counts': refuse, 'admin.jobs.listFailed': refuse })
  await Promise.allSettled([batching.admin.users.counts.query(), batching.admin.jobs.listFailed.query()])
  expect(responses.map(({ status }) => status)).toEqual([403])
})

test('reset removes overrides and keeps the defaults', async () => {
  mock.use({ 'auth.session': () => admin })
  expect(await batching.auth.session.query()).toEqual(admin)

  mock.reset()

  expect(mock.calls).toEqual([])
  expect(await batching.auth.session.query()).toBeNull()
})

test('reset ends a call that has no answer yet, as if the connection were lost', async () => {
  mock.use({ 'auth.session': () => new Promise<never>(() => {}) })
  const unanswered = batching.auth.session.query()
  await expect.poll(() => mock.calls).toHaveLength(1)
  mock.reset()
  await expect(unanswered).rejects.toThrow('fetch failed')
})

test('an override for one test remains when the defaults change', async () => {
  mock.use({ 'auth.session': () => admin })
  mock.defaults({ 'auth.session': () => null })
  expect(await batching.auth.session.query()).toEqual(admin)
})

test('a call without a mock fails the test and is answered with an internal error', async () => {
  const call = batching.admin.jobs.listFailed.query()
  await expect(call).rejects.toMatchObject({ data: { code: 'INTERNAL', httpStatus: 500 } })
  expect(vi.mocked(console.error)).toHaveBeenCalledExactlyOnceWith(
    new Error('There is no mock for admin.jobs.listFailed'),
  )
  vi.mocked(console.error).mockClear()
})

test('an unreachable server can be mocked', async () => {
  mock.use({
    'auth.session'() {
      throw HttpResponse.error()
    },
  })
  await expect(batching.auth.session.query()).rejects.toThrow('fetch failed')
})

test('a mock gets its input with the defaults of the contract', async () => {
  mock.use({ 'admin.leads.list': ({ limit }) => ({ items: [], nextCursor: String(limit) }) })
  expect(await batching.admin.leads.list.query({})).toMatchObject({ nextCursor: '50' })
})

test('an input that does not match its contract is refused as by the server', async () => {
  mock.use({ 'admin.leads.list': () => ({ items: [], nextCursor: null }) })
  await expect(batching.admin.leads.list.query({ limit: 501 })).rejects.toMatchObject({
    message: 'limit must be 1 to 500',
    data: {
      code: 'INVALID',
      httpStatus: 400,
      issues: [{ path: 'limit', message: 'limit must be 1 to 500' }],
    },
  })
})

test('an answer that does not match its contract is a failure of the test', async () => {
  mock.use({ 'admin.jobs.listFailed': () => failedJobs.map((job) => ({ ...job, attempts: 0.5 })) })
  const call = batching.admin.jobs.listFailed.query()
  await expect(call).rejects.toMatchObject({ data: { code: 'INTERNAL' } })
  expect(vi.mocked(console.error).mock.lastCall).toMatchObject([
    { message: 'The mock for admin.jobs.listFailed does not match its contract' },
  ])
  vi.mocked(console.error).mockClear()
})
