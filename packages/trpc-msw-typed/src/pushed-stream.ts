/** Thrown by a stream whose connection is lost. */
export class ConnectionLost extends Error {}

interface Reader<Message> {
  pending: Message[]
  end?: 'ended' | 'lost'
  wake: () => void
}

export type PushedStream<Message> = ReturnType<typeof pushedStream<Message>>

/**
 * A stream for the mock of a subscription, to which a test pushes messages: every open connection gets them. `first` is
 * what each gets when it opens.
 */
export function pushedStream<Message>(...first: Message[]) {
  const readers = new Set<Reader<Message>>()

  function stop(end: 'ended' | 'lost') {
    for (const reader of readers) {
      reader.end = end
      reader.wake()
    }
    readers.clear()
  }

  function open(): AsyncIterator<Message> {
    const reader: Reader<Message> = { pending: [...first], wake() {} }
    readers.add(reader)
    return {
      async next() {
        while (reader.pending.length === 0 && !reader.end)
          await new Promise<void>((resolve) => {
            reader.wake = resolve
          })
        const value = reader.pending.shift()
        if (value !== undefined) return { done: false, value }
        if (reader.end === 'lost') throw new ConnectionLost()
        return { done: true, value: undefined }
      },
      async return() {
        readers.delete(reader)
        reader.end = 'ended'
        reader.wake()
        return { done: true, value: undefined }
      },
    }
  }

  return {
    [Symbol.asyncIterator]: open,
    push(message: Message) {
      for (const { pending, wake } of readers) {
        pending.push(message)
        wake()
      }
    },
    /** The server completes the stream. */
    end: () => stop('ended'),
    /** The connection breaks. */
    lose: () => stop('lost'),
    /** The number of open connections. */
    get connections() {
      return readers.size
    },
  }
}
