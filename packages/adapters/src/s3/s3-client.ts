import type { FileHandle } from 'node:fs/promises'
import { AppError, type Instant, toInstant } from '@tallgrass/domain'
import { elementsOf, readField } from './s3-answers.ts'
import type { S3Options } from './s3-options.ts'
import { type SendS3, s3Sender } from './s3-request.ts'
import { uploadFile } from './upload-file.ts'

/** Received at a time, so that memory use does not depend on the object and a broken connection costs little. */
const RANGE_BYTES = 16 * 2 ** 20

export interface S3Object {
  key: string
  bytes: number
  /** As the provider names the content; empty if it does not. */
  etag: string
  modifiedAt: Instant
}

/** A client of one bucket. Everything throws AppError with a sentence for the person who configures it. */
export interface S3Client {
  /** All objects whose key starts with the prefix, in the order of their keys. */
  list(prefix: string): AsyncIterable<S3Object>
  find(key: string): Promise<S3Object | undefined>
  /** No one sees the object before it is complete. Replaces what is there. */
  put(key: string, file: FileHandle): Promise<void>
  /** The content of one version of the object, even if it is replaced meanwhile. Throws NOT_FOUND. */
  get(key: string): AsyncIterable<Uint8Array>
  /** No error if there is none. */
  remove(key: string): Promise<void>
}

export function openS3(options: S3Options): S3Client {
  const send = s3Sender(options)
  return {
    list: (prefix) => listObjects(send, prefix),
    find: (key) => findObject(send, key),
    async put(key, file) {
      const { bytes, etag } = await uploadFile(send, key, file)
      const stored = await findObject(send, key)
      if (stored?.bytes !== bytes || (etag && stored.etag && stored.etag !== etag))
        throw new AppError(
          'CONFLICT',
          `${key} is not in the bucket ${options.bucket} as it was sent. Try again, and check that nothing else writes there.`,
        )
    },
    get: (key) => get(send, key),
    async remove(key) {
      await send({ method: 'DELETE', key, accepts: [404] })
    },
  }
}

export async function* listObjects(send: SendS3, prefix: string): AsyncGenerator<S3Object> {
  let token: string | undefined
  do {
    const query = { 'list-type': '2', prefix, ...(token !== undefined && { 'continuation-token': token }) }
    const xml = (await send({ method: 'GET', query })).body.toString()
    yield* objectsIn(xml)
    token = readField(xml, 'IsTruncated') === 'true' ? readField(xml, 'NextContinuationToken') : undefined
  } while (token !== undefined)
}

function objectsIn(xml: string): S3Object[] {
  return elementsOf(xml, 'Contents').map((element) => {
    const [key, size, modified, etag = ''] = ['Key', 'Size', 'LastModified', 'ETag'].map((name) =>
      readField(element, name),
    )
    if (key === undefined || !size || !modified) throw new Error('The list of objects cannot be read')
    return { key, bytes: Number(size), etag, modifiedAt: toInstant(new Date(modified)) }
  })
}

/** Asks for a list, because the refusal of a HEAD request has no reason in it. */
export async function findObject(send: SendS3, key: string): Promise<S3Object | undefined> {
  const query = { 'list-type': '2', prefix: key, 'max-keys': '1' }
  const [first] = objectsIn((await send({ method: 'GET', query })).body.toString())
  return first?.key === key ? first : undefined
}

async function* get(send: SendS3, key: string): AsyncGenerator<Uint8Array> {
  const found = await findObject(send, key)
  if (!found) throw new AppError('NOT_FOUND', `There is no ${key} in the bucket.`)
  yield* readObject(send, found)
}

/** The content of this version of the object, or from byte `start` up to before `end`. */
export async function* readObject(
  send: SendS3,
  { bytes, etag, key }: S3Object,
  range = { start: 0, end: bytes },
): AsyncGenerator<Uint8Array> {
  for (let { start } = range; start < range.end; start += RANGE_BYTES) {
    const end = Math.min(start + RANGE_BYTES, range.end)
    const { body } = await send({
      method: 'GET',
      key,
      headers: { range: `bytes=${start}-${end - 1}`, ...(etag && { 'if-match': etag }) },
      receivesBytes: end - start,
    })
    if (body.length !== end - start)
      throw new AppError('NOT_READY', `A part of ${key} did not arrive. Try again.`)
    yield body
  }
}
