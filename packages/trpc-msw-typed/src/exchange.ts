/** One request and its answer. */
export interface Exchange {
  /** Aborted when the client has left. */
  leaving: AbortController
  /** Set if a mock simulates a lost connection: what msw has to answer instead. */
  lost?: Response
}

/** The answer as a stream that breaks when a mock loses the connection, and that ends the mocks when the client leaves. */
export function whileConnected(response: Response, exchange: Exchange): Response {
  // What a subscription has said arrives before the loss. In a streamed batch, it takes the place of the answer.
  const keepsMessages = response.headers.get('content-type') === 'text/event-stream'
  const reader = response.body?.getReader()
  if (!reader) return response
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await reader.read()
      if (exchange.lost && (done || !keepsMessages)) controller.error(new TypeError('The connection is lost'))
      else if (done) controller.close()
      else controller.enqueue(value)
    },
    async cancel() {
      exchange.leaving.abort()
      await reader.cancel()
    },
  })
  return new Response(body, response)
}

/** The same messages, which end when the client has left. */
export function untilLeft<Message>(
  messages: AsyncIterable<Message>,
  { leaving: { signal } }: Exchange,
): AsyncIterable<Message> {
  const iterator = messages[Symbol.asyncIterator]()
  const left = Promise.withResolvers<IteratorResult<Message, undefined>>()
  async function end(): Promise<IteratorResult<Message, undefined>> {
    await iterator.return?.()
    return { done: true, value: undefined }
  }
  signal.addEventListener('abort', () => left.resolve(end()), { once: true })
  return {
    [Symbol.asyncIterator]: () => ({
      next: () => Promise.race([iterator.next(), left.promise]),
      return: end,
    }),
  }
}
