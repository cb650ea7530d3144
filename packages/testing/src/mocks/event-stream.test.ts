import type { AppRouter } from '@tallgrass/api'
import type { LiveMessage } from '@tallgrass/contracts'
import { AppError } from '@tallgrass/domain'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createTrpcMock } from './create-trpc-mock.ts'
import { noChanges } from './defaults/live.ts'
import { pushedStream } from './pushed-stream.ts'

const mock = createTrpcMock<AppRouter>()
const server = setupServer(mock.handler)

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterAll(() => server.close())
afterEach(() => mock.reset())

const newLead: LiveMessage = {
  changes: [{ kind: 'lead', id: '01100000-0000-7000-8000-000000000001' }],
  reload: false,
}

/** Follows what changes; `next` is the next message, with its number. */
async function follow(input = {}) {
  const opened = new AbortController()
  const address = `http://mocked.test/trpc/portal.live?input=${encodeURIComponent(JSON.stringify(input))}`
  const response = await fetch(address, { signal: opened.signal })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  async function next() {
    while (!text.includes('\n\n')) {
      const { done, value } = (await reader?.read()) ?? { done: true }
      if (done) return undefined
      text += value
    }
    const [first = '', ...others] = text.split('\n\n')
    text = others.join('\n\n')
    return first
  }
  expect(await next()).toBe('event: connected\ndata: {}')
  return { next, close: () => opened.abort() }
}

const line = (message: LiveMessage, id: number) => `data: ${JSON.stringify(message)}\nid: ${id}`

test('a stream gets what a test pushes, with numbers that go on from the last one', async () => {
  const stream = pushedStream(noChanges)
  mock.use({ 'portal.live': () => stream })
  const first = await follow()
  expect(await first.next()).toBe(line(noChanges, 1))
  stream.push(newLead)
  expect(await first.next()).toBe(line(newLead, 2))
  first.close()
  await vi.waitFor(() => expect(stream.connections).toBe(0))
  const second = await follow({ lastEventId: '2' })
  expect(await second.next()).toBe(line(noChanges, 3))
  expect(mock.calls).toEqual([
    { name: 'portal.live', input: {} },
    { name: 'portal.live', input: { lastEventId: '2' } },
  ])
  stream.end()
  expect(await second.next()).toBe('event: return\ndata: ')
  expect(await second.next()).toBeUndefined()
})

test('a lost connection breaks off without a word', async () => {
  const stream = pushedStream(noChanges)
  mock.use({ 'portal.live': () => stream })
  const { next } = await follow()
  await next()
  stream.lose()
  expect(await next().catch(() => undefined)).toBeUndefined()
})

test('a subscription is refused like any call', async () => {
  mock.use({
    'portal.live'() {
      throw new AppError('RATE_LIMITED', 'Too many pages of yours are open', { retryAfterSeconds: 60 })
    },
  })
  const response = await fetch('http://mocked.test/trpc/portal.live?input={}')
  expect(response.status).toBe(429)
  expect(await response.json()).toMatchObject({ error: { data: { code: 'RATE_LIMITED' } } })
})

test('a message that does not match its contract is a failure of the test', async () => {
  const stream = pushedStream(noChanges)
  mock.use({ 'portal.live': () => stream })
  const { next } = await follow()
  await next()
  stream.push(JSON.parse('{ "changes": [{ "kind": "weather", "id": null }], "reload": false }'))
  expect(await next().catch(() => undefined)).toBeUndefined()
  expect(vi.mocked(console.error).mock.lastCall).toMatchObject([
    { message: 'The mock for portal.live does not match its contract' },
  ])
  vi.mocked(console.error).mockClear()
})
