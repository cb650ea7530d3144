import type { AppRouter } from '@tallgrass/api'
import { type LiveInput, type LiveMessage, liveMessage } from '@tallgrass/contracts'
import type { inferRouterError } from '@trpc/server'
import { eventsOf } from './sent-events.ts'
import type { TestAnswer, TestBrowser } from './test-browser.ts'

/** What the typed client gets: a message, or the refusal; undefined once the server has ended the stream. */
type StreamAnswer = { id: string; message: LiveMessage } | { error: inferRouterError<AppRouter> } | undefined

export interface OpenStream {
  next(): Promise<StreamAnswer>
  close(): void
}

export async function openStream(
  browser: TestBrowser,
  input: LiveInput = {},
  headers?: Record<string, string>,
): Promise<OpenStream> {
  const query = encodeURIComponent(JSON.stringify(input))
  const stream = await browser.stream(`/trpc/portal.live?input=${query}`, headers)
  const events = eventsOf(stream)
  return {
    async next() {
      for (;;) {
        const { done, value } = await events.next()
        if (done || value.event === 'return') return undefined
        if (value.event === 'serialized-error') return { error: JSON.parse(value.data) }
        if (value.event === 'message')
          return { id: value.id ?? '', message: liveMessage.parse(JSON.parse(value.data)) }
      }
    },
    close: () => void stream.destroy(),
  }
}

/** The first message or the refusal, as the answer to a call. */
export async function firstOfStream({ stream: open }: TestBrowser, url: string): Promise<TestAnswer> {
  const stream = await open(url)
  for await (const { data, event } of eventsOf(stream)) {
    if (event !== 'message' && event !== 'serialized-error') continue
    stream.destroy()
    const body = event === 'message' ? { result: { data: JSON.parse(data) } } : { error: JSON.parse(data) }
    const status = event === 'message' ? 200 : Number(body.error?.data.httpStatus)
    const text = JSON.stringify(body)
    const headers = { 'content-type': 'application/json' }
    return { status, body, text, bytes: Buffer.from(text), headers }
  }
  throw new Error('The stream ended without a message')
}
