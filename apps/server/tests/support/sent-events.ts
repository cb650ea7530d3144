export interface SentEvent {
  event: string
  id: string | undefined
  data: string
}

/** Reads server-sent events as they arrive (HTML standard, 9.2.6). */
export async function* eventsOf(stream: AsyncIterable<Uint8Array | string>): AsyncGenerator<SentEvent, void> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of stream) {
    text += typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true })
    const blocks = text.split('\n\n')
    text = blocks.pop() ?? ''
    for (const block of blocks) {
      const fields = new Map(block.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line]))
      const of = (name: string) => fields.get(name)?.slice(name.length + 2)
      const data = of('data')
      if (data !== undefined) yield { event: of('event') ?? 'message', id: of('id'), data }
    }
  }
}
