import { TRPCError } from '@trpc/server'
import { HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createTrpcMock } from './create-trpc-mock.ts'
import { pushedStream } from './pushed-stream.ts'
import { type Bookshop, contracts } from './testing/bookshop.ts'

const onFault = vi.fn()
const mock = createTrpcMock<Bookshop, typeof contracts>({ contracts, numbersMessages: true, onFault })
const server = setupServer(mock.handler)

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterAll(() => server.close())
afterEach(() => {
  mock.reset()
  onFault.mockClear()
})

const walden = { id: 1, title: 'Walden' }
const emma = { id: 2, title: 'Emma' }

/** Follows the stream; `next` is its next event, or undefined at its end. */
async function follow(input = {}) {
  const opened = new AbortController()
  const address = `http://mocked.test/trpc/books.added?input=${encodeURIComponent(JSON.stringify(input))}`
  const response = await fetch(address, {
    signal: opened.signal,
    headers: { accept: 'text/event-stream' },
  })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  async function next() {
    while (!text.includes('\n\n\n')) {
      const { done, value } = (await reader?.read()) ?? { done: true }
      if (done) return undefined
      text += value
    }
    const [first = '', ...others] = text.split('\n\n\n')
    text = others.join('\n\n\n')
    return first
  }
  expect(await next()).toBe('event: connected\ndata: {}')
  return { next, close: () => opened.abort() }
}

const event = (message: object, id: number) => `data: ${JSON.stringify(message)}\nid: ${id}`

test('a stream gets what a test pushes, with numbers that go on from the last one', async () => {
  const stream = pushedStream(walden)
  mock.use({ 'books.added': () => stream })
  const first = await follow()
  expect(await first.next()).toBe(event(walden, 1))
  stream.push(emma)
  expect(await first.next()).toBe(event(emma, 2))
  first.close()
  await vi.waitFor(() => expect(stream.connections).toBe(0))
  const second = await follow({ lastEventId: '2' })
  expect(await second.next()).toBe(event(walden, 3))
  expect(mock.calls).toEqual([
    { name: 'books.added', input: {} },
    { name: 'books.added', input: { lastEventId: '2' } },
  ])
  stream.end()
  expect(await second.next()).toBe('event: return\ndata: ')
  expect(await second.next()).toBeUndefined()
})

test('a lost connection breaks off after what was pushed', async () => {
  const stream = pushedStream(walden)
  mock.use({ 'books.added': () => stream })
  const { next } = await follow()
  await next()
  stream.push(emma)
  stream.lose()
  expect(await next()).toBe(event(emma, 2))
  // No event says that it is complete.
  expect(await next().catch(() => undefined)).toBeUndefined()
  expect(onFault).not.toHaveBeenCalled()
})

test('a subscription is refused in its stream, as by the server', async () => {
  mock.use({
    'books.added'() {
      throw new TRPCError({ code: 'TOO_MANY_REQUESTS', message: 'Too many pages are open' })
    },
  })
  const { next } = await follow()
  const refusal = await next()
  expect(refusal).toMatch(/^event: serialized-error\n/)
  expect(refusal).toContain('Too many pages are open')
})

test('a server that cannot be reached opens no stream', async () => {
  mock.use({
    'books.added'() {
      throw HttpResponse.error()
    },
  })
  await expect(follow()).rejects.toThrow('fetch failed')
})

test('a message that does not match its contract is a fault', async () => {
  const stream = pushedStream(walden)
  mock.use({ 'books.added': () => stream })
  const { next } = await follow()
  await next()
  stream.push({ ...emma, id: 0.5 })
  expect(await next()).toMatch(/^event: serialized-error\n/)
  expect(onFault.mock.lastCall).toMatchObject([
    { message: 'The mock for books.added does not match its contract' },
  ])
})
