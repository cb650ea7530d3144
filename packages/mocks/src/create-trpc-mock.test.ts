import type { TallgrassRouter } from '@tallgrass/client'
import type { LiveMessage } from '@tallgrass/contracts'
import { AppError } from '@tallgrass/domain'
import { createTRPCClient, httpBatchLink } from '@trpc/client'
import { setupServer } from 'msw/node'
import { pushedStream } from 'trpc-msw-typed'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createTrpcMock } from './create-trpc-mock.ts'
import { noChanges } from './defaults/live.ts'
import { failedJobs } from './samples/failed-jobs.ts'

const client = createTRPCClient<TallgrassRouter>({
  links: [httpBatchLink({ url: 'http://mocked.test/trpc' })],
})

const mock = createTrpcMock()
const server = setupServer(mock.handler)

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterAll(() => server.close())
afterEach(() => mock.reset())

/** The first events of the stream of changes. */
async function readEvents(count: number) {
  const opened = new AbortController()
  const { body } = await fetch('http://mocked.test/trpc/portal.live?input={}', {
    headers: { accept: 'text/event-stream' },
    signal: opened.signal,
  })
  let events: string[] = []
  let text = ''
  for await (const chunk of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk
    events = text.split('\n\n\n').slice(0, -1)
    if (events.length === count) break
  }
  opened.abort()
  return events
}

test('a mock gets its input with the defaults of the contract', async () => {
  mock.use({ 'admin.leads.list': ({ limit }) => ({ items: [], nextCursor: String(limit) }) })
  expect(await client.admin.leads.list.query({})).toMatchObject({ nextCursor: '50' })
})

test('an input that does not match its contract is refused as by the server', async () => {
  mock.use({ 'admin.leads.list': () => ({ items: [], nextCursor: null }) })
  await expect(client.admin.leads.list.query({ limit: 501 })).rejects.toMatchObject({
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
  const call = client.admin.jobs.listFailed.query()
  await expect(call).rejects.toMatchObject({ data: { code: 'INTERNAL', httpStatus: 500 } })
  expect(vi.mocked(console.error).mock.lastCall).toMatchObject([
    { message: 'The mock for admin.jobs.listFailed does not match its contract' },
  ])
  vi.mocked(console.error).mockClear()
})

test('the messages of a stream have numbers', async () => {
  const newLead: LiveMessage = {
    changes: [{ kind: 'lead', id: '01100000-0000-7000-8000-000000000001' }],
    reload: false,
  }
  mock.use({ 'portal.live': () => pushedStream<LiveMessage>(noChanges, newLead) })
  const [, ...messages] = await readEvents(3)
  expect(messages).toEqual([
    `data: ${JSON.stringify(noChanges)}\nid: 1`,
    `data: ${JSON.stringify(newLead)}\nid: 2`,
  ])
})

test('a stream is refused with the code of its refusal', async () => {
  mock.use({
    'portal.live'() {
      throw new AppError('RATE_LIMITED', 'Too many pages of yours are open', { retryAfterSeconds: 60 })
    },
  })
  const [, refusal = ''] = await readEvents(2)
  const [event, data] = refusal.split('\ndata: ')
  expect(event).toBe('event: serialized-error')
  expect(JSON.parse(data ?? '')).toMatchObject({
    message: 'Too many pages of yours are open',
    data: { code: 'RATE_LIMITED', httpStatus: 429, retryAfterSeconds: 60 },
  })
})
