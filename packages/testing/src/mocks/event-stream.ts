import { HttpResponse } from 'msw'

export function isStream(answer: unknown): answer is AsyncIterable<unknown> {
  return typeof answer === 'object' && answer !== null && Symbol.asyncIterator in answer
}

interface Stream {
  messages: AsyncIterable<unknown>
  /** The number of the message before the first one. */
  after: number
  /** Throws for a message that does not fit its contract. */
  check: (message: unknown) => unknown
  onError: (error: unknown) => void
}

/** A subscription's answer, in the form of the real server: each message has a number. Ends with its messages. */
export function toEventStream({ after, check, messages, onError }: Stream) {
  const iterator = messages[Symbol.asyncIterator]()
  let number = after
  let isCancelled = false
  const body = new ReadableStream<string>({
    start: (controller) => controller.enqueue('event: connected\ndata: {}\n\n'),
    async pull(controller) {
      try {
        const { done, value } = await iterator.next()
        if (isCancelled) return
        if (done) {
          controller.enqueue('event: return\ndata: \n\n')
          return controller.close()
        }
        number += 1
        controller.enqueue(`data: ${JSON.stringify(check(value))}\nid: ${number}\n\n`)
      } catch (error) {
        onError(error)
        controller.error(error)
      }
    },
    async cancel() {
      isCancelled = true
      await iterator.return?.()
    },
  })
  return new HttpResponse(body.pipeThrough(new TextEncoderStream()), {
    headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-cache, no-transform' },
  })
}
