import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'

interface RawRequest {
  port: number
  /** The lines of the request line and headers, without the empty one at their end. */
  head: string[]
  /** What follows, in pieces. */
  rest: Iterable<Uint8Array>
  /** The pause between two pieces. */
  everyMs?: number
}

export interface RawAnswer {
  /** Undefined if the connection was closed without an answer. */
  status: number | undefined
  /** Until the site closed the connection, or the request was answered after it was sent as a whole. */
  afterMs: number
}

/** Sends a request, however wrong or slow, over a connection of its own, and goes on to send whatever is answered. */
export async function sendRaw({ everyMs = 0, head, port, rest }: RawRequest): Promise<RawAnswer> {
  const startedAt = performance.now()
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  socket.on('data', (chunk: Buffer) => {
    answer += chunk.toString('latin1')
  })
  socket.on('error', () => {})
  const closed = new Promise<void>((resolve) => void socket.once('close', () => resolve()))
  const give = async (piece: Uint8Array | string) => {
    if (!socket.write(piece)) await Promise.race([once(socket, 'drain').catch(() => {}), closed])
  }
  await give(`${head.join('\r\n')}\r\n`)
  for (const piece of rest) {
    if (socket.destroyed) break
    await give(piece)
    if (everyMs > 0) await Promise.race([setTimeout(everyMs), closed])
  }
  const answered = () => /^HTTP\/1\.1 (\d{3})/.exec(answer)
  while (!answered() && !socket.destroyed) await Promise.race([once(socket, 'data').catch(() => {}), closed])
  socket.destroy()
  const [, status] = answered() ?? []
  return { status: status === undefined ? undefined : Number(status), afterMs: performance.now() - startedAt }
}

/** The same piece, again and again. */
export function* repeat(piece: string | Uint8Array, times: number): Generator<Uint8Array> {
  const bytes = typeof piece === 'string' ? Buffer.from(piece) : piece
  for (let n = 0; n < times; n++) yield bytes
}
