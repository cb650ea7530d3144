/** `ReadableStream.from`, which the types of browsers do not have yet. */
export function toStream(chunks: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const reader = chunks[Symbol.asyncIterator]()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await reader.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    async cancel() {
      await reader.return?.()
    },
  })
}
