import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import type { VirusScanner } from '@tallgrass/core'
import { AppError } from '@tallgrass/domain'

const IDLE_MS = 60_000
const MAX_CHUNK_BYTES = 256 * 1024

interface ClamdOptions {
  /** The host and port, or the path of a socket. */
  address: { host: string; port: number } | { path: string }
  warn: (sentence: string) => void
  idleMs?: number
}

/**
 * A ClamAV daemon, which gets the content as a stream (https://docs.clamav.net/manual/Usage/Scanning.html, INSTREAM): each
 * chunk with its length before it, then a length of zero.
 */
export function clamdScanner({ address, idleMs = IDLE_MS, warn }: ClamdOptions): VirusScanner {
  return {
    async scan(content) {
      const answer = await ask(address, idleMs, content).catch((cause: unknown) => {
        warn(`The virus scanner fails: ${cause instanceof Error ? cause.message : String(cause)}`)
        throw unavailable(cause)
      })
      const found = /^stream: (.+) FOUND$/.exec(answer)?.[1]
      if (found) return found
      if (answer === 'stream: OK') return undefined
      warn(`The virus scanner answers: ${answer}`)
      // Its StreamMaxLength is below our limit: another try would end the same.
      if (answer.startsWith('INSTREAM size limit exceeded'))
        throw new AppError(
          'INVALID',
          'The file is too large to be checked for viruses here. It was not kept. Split it, or make it smaller.',
        )
      throw unavailable()
    },
  }
}

function unavailable(cause?: unknown): AppError {
  return new AppError(
    'NOT_READY',
    'New files cannot be checked for viruses right now, so none can be added. Please try again in a few minutes.',
    { cause, retryAfterSeconds: 60 },
  )
}

async function ask(
  address: ClamdOptions['address'],
  idleMs: number,
  content: AsyncIterable<Uint8Array>,
): Promise<string> {
  const socket = connect(address)
  socket.setTimeout(idleMs, () => socket.destroy(new Error('it does not answer')))
  const answer = readAnswer(socket)
  // The answer reports the failure; without this, one before it is read would reach no one.
  answer.catch(() => {})
  try {
    await once(socket, 'connect')
    await send(socket, Buffer.from('zINSTREAM\0'))
    for await (const chunk of content)
      for (let start = 0; start < chunk.length; start += MAX_CHUNK_BYTES) {
        // It answers early if the content is longer than it takes.
        if (socket.readableEnded) return await answer
        const piece = chunk.subarray(start, start + MAX_CHUNK_BYTES)
        await send(socket, lengthOf(piece.length))
        await send(socket, piece)
      }
    await send(socket, lengthOf(0))
    return await answer
  } finally {
    socket.destroy()
  }
}

async function readAnswer(socket: Socket): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of socket) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks).toString('utf8').replaceAll('\0', '').trim()
}

async function send(socket: Socket, bytes: Uint8Array): Promise<void> {
  if (!socket.write(bytes)) await once(socket, 'drain')
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes)
  return length
}
