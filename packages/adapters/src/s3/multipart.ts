import { elementsOf, readField } from './s3-answers.ts'
import type { SendS3 } from './s3-request.ts'

/**
 * One part is in memory at a time, and its sum is computed in one go, which must not keep a serving process from other
 * work for long. S3 takes parts of at least 5 MiB, except the last.
 */
export const PART_BYTES = 8 * 2 ** 20

interface UploadOfKey {
  key: string
  uploadId: string
}

/** Returns the id of an upload that goes on across requests and processes. */
export async function startParts(send: SendS3, key: string): Promise<string> {
  const started = await send({ method: 'POST', key, query: { uploads: '' } })
  const uploadId = readField(started.body.toString(), 'UploadId')
  if (!uploadId) throw new Error('The answer to the start of an upload cannot be read')
  return uploadId
}

/** Returns the name of the part's content; undefined if the upload is no longer open. `number` counts from one. */
export async function sendPart(
  send: SendS3,
  { key, uploadId }: UploadOfKey,
  { body, number }: { number: number; body: Buffer },
): Promise<string | undefined> {
  const query = { partNumber: String(number), uploadId }
  const { headers, status } = await send({ method: 'PUT', key, query, body, accepts: [404] })
  return status === 404 ? undefined : (headers.get('etag') ?? '')
}

/** Returns the name of the content; undefined if it was completed before, and that answer was lost. */
export async function completeParts(send: SendS3, { key, uploadId }: UploadOfKey, etags: string[]) {
  const list = { method: 'POST' as const, key, query: { uploadId }, body: partList(etags) }
  const completed = await send({ ...list, accepts: [404] })
  return readField(completed.body.toString(), 'ETag')
}

/** Otherwise the bucket keeps, and charges for, parts that no list shows. */
export async function abandonParts(send: SendS3, { key, uploadId }: UploadOfKey): Promise<void> {
  await send({ method: 'DELETE', key, query: { uploadId }, accepts: [404] })
}

export interface BegunUpload extends UploadOfKey {
  startedAt: Date
}

/** Uploads that were begun, and neither completed nor abandoned, of all keys that start with the prefix. */
export async function* listUploads(send: SendS3, prefix: string): AsyncGenerator<BegunUpload> {
  let marker: Record<string, string> | undefined = {}
  while (marker) {
    const query: Record<string, string> = { uploads: '', prefix, ...marker }
    const xml: string = (await send({ method: 'GET', query })).body.toString()
    for (const upload of elementsOf(xml, 'Upload')) {
      const [key, uploadId, initiated] = ['Key', 'UploadId', 'Initiated'].map((name) =>
        readField(upload, name),
      )
      if (!key || !uploadId || !initiated) throw new Error('The list of uploads cannot be read')
      yield { key, uploadId, startedAt: new Date(initiated) }
    }
    marker = readField(xml, 'IsTruncated') === 'true' ? nextMarker(xml) : undefined
  }
}

function nextMarker(xml: string): Record<string, string> | undefined {
  const [key, upload] = [readField(xml, 'NextKeyMarker'), readField(xml, 'NextUploadIdMarker')]
  return key ? { 'key-marker': key, ...(upload && { 'upload-id-marker': upload }) } : undefined
}

function partList(etags: string[]): Buffer {
  const parts = etags.map((etag, index) => {
    const escaped = etag.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
    return `<Part><PartNumber>${index + 1}</PartNumber><ETag>${escaped}</ETag></Part>`
  })
  return Buffer.from(`<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`)
}
