import type { Arrived, Arriving, FilePlace, PlaceNotes } from '@tallgrass/core'
import { AppError, type StoredFileId } from '@tallgrass/domain'
import { abandonParts, completeParts, PART_BYTES, sendPart, startParts } from '../../s3/multipart.ts'
import { findObject, readObject } from '../../s3/s3-client.ts'
import type { S3Options } from '../../s3/s3-options.ts'
import { presignRead, type SendS3, s3Sender } from '../../s3/s3-request.ts'
import { attachmentOf } from '../attachment-of.ts'
import { listBucket, listUnfinished, recordBucketUser } from './kept-in-bucket.ts'

const LINK_SECONDS = 60
const RETRY_DELAYS_MS = [500, 2000]
const NO_ROOM = 'There is no room for new files right now. Everything else works. Please try again later.'
const UNREACHABLE = 'Files cannot be reached right now. Nothing is lost. Please try again in a few minutes.'
const DAMAGED = 'The file did not arrive as it was sent. Upload it again.'
/** The lock of a file that arrives slowly is kept. */
const REPORT_MS = 1500

interface BucketOptions extends S3Options {
  /** Of all names in the bucket, without a slash at the end; empty for none. */
  prefix: string
  /** The cause of a failure, for the operator. */
  warn: (sentence: string) => void
}

/** What is known of an upload in parts. */
interface Parts extends PlaceNotes {
  uploadId: string
  etags: string[]
  /** How many bytes the parts have. */
  held: number
}

/** A bucket at a provider that speaks S3. Names are ids, never what people named their files. */
export function s3Files({ prefix, warn, ...options }: BucketOptions): FilePlace {
  const send = forPeople(s3Sender({ retryDelaysMs: RETRY_DELAYS_MS, ...options }), warn)
  const start = prefix && `${prefix}/`
  const keyOf = (id: StoredFileId) => `${start}files/${id}`
  return {
    isLocal: false,
    ensureRoom: async () => {},
    append(file, content, report) {
      return appendParts({ send, key: keyOf(file.id) }, file, { content, report })
    },
    async complete({ bytes, id, notes }) {
      const key = keyOf(id)
      const parts = readParts(notes)
      if (parts) await completeParts(send, { key, uploadId: parts.uploadId }, parts.etags)
      if ((await findObject(send, key))?.bytes !== bytes) throw new AppError('GONE', DAMAGED)
    },
    async put(id, body) {
      await send({ method: 'PUT', key: keyOf(id), body })
    },
    sizeOf: async (id) => (await findObject(send, keyOf(id)))?.bytes,
    async read(id, range) {
      const found = await findObject(send, keyOf(id))
      if (!found) throw new AppError('NOT_FOUND', 'The content of this file is missing.')
      return readObject(send, found, range)
    },
    link: ({ id, mediaType, name }) =>
      presignRead(options, {
        key: keyOf(id),
        seconds: LINK_SECONDS,
        contentType: mediaType,
        contentDisposition: attachmentOf(name),
      }),
    async remove(id, notes) {
      const key = keyOf(id)
      const parts = readParts(notes)
      if (parts) await abandonParts(send, { key, uploadId: parts.uploadId })
      await send({ method: 'DELETE', key, accepts: [404] })
    },
    list: () => listBucket(send, `${start}files/`),
    listUnfinished: () => listUnfinished(send, `${start}files/`),
    async endUnfinished({ id, notes }) {
      const parts = readParts(notes)
      if (parts) await abandonParts(send, { key: keyOf(id), uploadId: parts.uploadId })
    },
    recordUser: (name, now) => recordBucketUser(send, `${start}files/`, { name, now }),
  }
}

function readParts(notes: PlaceNotes | null): Parts | undefined {
  const { etags, held, uploadId } = notes ?? {}
  return typeof uploadId === 'string' && Array.isArray(etags) && typeof held === 'number'
    ? { uploadId, etags, held }
    : undefined
}

interface Target {
  send: SendS3
  key: string
}

interface Incoming {
  content: AsyncIterable<Uint8Array>
  report: (arrived: Arrived) => Promise<void>
}

/**
 * Keeps whole parts alone: the sender goes on after the last of them. Small files are one part, because an upload is
 * completed once: a request that stalled and lost the file to another one cannot replace what that one stored.
 */
async function appendParts({ key, send }: Target, file: Arriving, incoming: Incoming): Promise<Arrived> {
  const started = readParts(file.notes) ?? { uploadId: await startParts(send, key), etags: [], held: 0 }
  if (started.held === file.bytes) return await leaveContent(file, started, incoming)
  const { uploadId } = started
  const etags = [...started.etags]
  let [received, pending, pendingBytes]: [number, Uint8Array[], number] = [started.held, [], 0]
  const arrived = (): Arrived => ({
    received: Math.min(received, file.bytes - 1),
    notes: { uploadId, etags: [...etags], held: received },
  })
  // Before the first part, so that an upload that stops can be ended in the bucket.
  await incoming.report(arrived())
  const sendPending = async () => {
    const etag = await sendPart(
      send,
      { key, uploadId },
      { number: etags.length + 1, body: Buffer.concat(pending) },
    )
    if (etag === undefined) return isComplete(send, key, file)
    etags.push(etag)
    received += pendingBytes
    ;[pending, pendingBytes] = [[], 0]
    if (received < file.bytes) await incoming.report(arrived())
    return false
  }
  for await (const chunk of keepingLock(incoming, arrived)) {
    if (received + pendingBytes + chunk.length > file.bytes) throw tooMuch()
    for (let rest = chunk; rest.length > 0; ) {
      const piece = rest.subarray(0, PART_BYTES - pendingBytes)
      pending.push(Uint8Array.from(piece))
      pendingBytes += piece.length
      rest = rest.subarray(piece.length)
      if (pendingBytes === PART_BYTES && (await sendPending())) return { received: file.bytes, notes: null }
    }
  }
  const isLast = pendingBytes > 0 && received + pendingBytes === file.bytes
  if (isLast && (await sendPending())) return { received: file.bytes, notes: null }
  return { ...arrived(), received }
}

/** The parts have everything, but could not be completed: what the sender repeats is not needed. */
async function leaveContent({ bytes }: Arriving, notes: Parts, incoming: Incoming): Promise<Arrived> {
  for await (const _ of keepingLock(incoming, () => ({ received: bytes - 1, notes })));
  return { received: bytes, notes }
}

/** The upload is over. True if the file is complete, but the process that completed it could not say so. */
async function isComplete(send: SendS3, key: string, { bytes }: Arriving): Promise<boolean> {
  if ((await findObject(send, key))?.bytes === bytes) return true
  throw new AppError('GONE', 'This upload was ended in the bucket. Upload the file again.')
}

/** Also reports while nothing is stored, because the request would lose the file otherwise. */
async function* keepingLock({ content, report }: Incoming, arrived: () => Arrived) {
  let reportedAt = performance.now()
  for await (const chunk of content) {
    if (performance.now() - reportedAt >= REPORT_MS) {
      await report(arrived())
      reportedAt = performance.now()
    }
    yield chunk
  }
}

function tooMuch(): AppError {
  return new AppError('TOO_LARGE', 'More arrived than the file was said to have. Upload it again.')
}

/** What the bucket says is for the operator. People read that files cannot be reached, and that they may try again. */
function forPeople(send: SendS3, warn: (sentence: string) => void): SendS3 {
  return async (request) => {
    try {
      return await send(request)
    } catch (cause) {
      if (!(cause instanceof AppError)) throw cause
      warn(`Files: ${cause.message}`)
      if (cause.code === 'GONE') throw new AppError('GONE', DAMAGED, { cause })
      if (cause.code === 'STORAGE_FULL') throw new AppError('STORAGE_FULL', NO_ROOM, { cause })
      throw new AppError('NOT_READY', UNREACHABLE, { cause, retryAfterSeconds: 60 })
    }
  }
}
