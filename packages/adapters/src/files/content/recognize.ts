import { Readable } from 'node:stream'
import type { FileReader } from '@tallgrass/core'
import { AppError } from '@tallgrass/domain'

/** Enough to tell text from anything else. */
const HEAD_BYTES = 64 * 1024
/** Recognizing a file must not take longer, whatever it contains. */
const RECOGNIZE_MS = 10_000

// Loaded on demand, because this is too much code to load at startup.
const loadFileType = () => import('file-type')

/** Throws what reading the content throws, or NOT_READY if it takes too long: neither says anything of the file. */
export async function recognize(
  content: AsyncIterable<Uint8Array>,
  limitMs = RECOGNIZE_MS,
): ReturnType<FileReader['recognize']> {
  const { FileTypeParser } = await loadFileType()
  const head: Buffer[] = []
  let [length, isReading] = [0, true]
  let failure: { cause: unknown } | undefined
  async function* remembering() {
    try {
      for await (const chunk of content) {
        if (length < HEAD_BYTES) head.push(Buffer.from(chunk.subarray(0, HEAD_BYTES - length)))
        length += chunk.length
        isReading = false
        yield chunk
        isReading = true
      }
    } catch (cause) {
      if (isReading) failure = { cause }
      throw cause
    }
  }
  const signal = AbortSignal.timeout(limitMs)
  const stream = Readable.from(remembering())
  const parsed = new FileTypeParser({ signal }).fromStream(Readable.toWeb(stream))
  // Damaged and hostile files make the parser throw; they are of no known kind.
  const type = await Promise.race([parsed.catch(() => undefined), aborted(signal)])
  if (failure) throw failure.cause
  if (signal.aborted) {
    stream.destroy()
    throw new AppError(
      'NOT_READY',
      'The file could not be read in time. Please try again in a few minutes.',
      {
        retryAfterSeconds: 60,
      },
    )
  }
  return { found: type?.mime, head: Buffer.concat(head) }
}

async function aborted(signal: AbortSignal): Promise<undefined> {
  await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }))
  return undefined
}
