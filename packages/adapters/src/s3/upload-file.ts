import type { FileHandle } from 'node:fs/promises'
import { readField } from './s3-answers.ts'
import type { SendS3 } from './s3-request.ts'

/**
 * One part is in memory at a time, and its sum is computed in one go, which must not keep a serving process from other
 * work for long. S3 takes parts of at least 5 MiB.
 */
const PART_BYTES = 8 * 2 ** 20
const MAX_PARTS = 10_000

interface Upload {
  bytes: number
  /** As the provider names the stored content. */
  etag: string | undefined
}

/** Sends a file in one request or, if it is larger than a part, in several that take effect together. */
export async function uploadFile(send: SendS3, key: string, file: FileHandle): Promise<Upload> {
  const { size } = await file.stat()
  if (size > PART_BYTES) return { bytes: size, etag: await uploadParts(send, key, { file, size }) }
  const body = await readRange(file, 0, size)
  const { headers } = await send({ method: 'PUT', key, body })
  return { bytes: size, etag: headers.get('etag') ?? undefined }
}

async function uploadParts(send: SendS3, key: string, { file, size }: { file: FileHandle; size: number }) {
  const partBytes = Math.max(PART_BYTES, Math.ceil(size / MAX_PARTS))
  const started = await send({ method: 'POST', key, query: { uploads: '' } })
  const uploadId = readField(started.body.toString(), 'UploadId')
  if (!uploadId) throw new Error('The answer to the start of an upload cannot be read')
  try {
    const etags: string[] = []
    for (let start = 0; start < size; start += partBytes) {
      const body = await readRange(file, start, Math.min(partBytes, size - start))
      const query = { partNumber: String(etags.length + 1), uploadId }
      const { headers } = await send({ method: 'PUT', key, query, body })
      etags.push(headers.get('etag') ?? '')
    }
    // 404: it was completed before, and that answer was lost. The caller looks at what is stored.
    const list = { method: 'POST' as const, key, query: { uploadId }, body: partList(etags) }
    const completed = await send({ ...list, accepts: [404] })
    return readField(completed.body.toString(), 'ETag')
  } catch (error) {
    // Otherwise the bucket keeps, and charges for, parts that no list shows.
    await send({ method: 'DELETE', key, query: { uploadId }, accepts: [404] }).catch(() => {})
    throw error
  }
}

function partList(etags: string[]): Buffer {
  const parts = etags.map((etag, index) => {
    const escaped = etag.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
    return `<Part><PartNumber>${index + 1}</PartNumber><ETag>${escaped}</ETag></Part>`
  })
  return Buffer.from(`<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`)
}

async function readRange(file: FileHandle, start: number, bytes: number): Promise<Buffer> {
  const content = Buffer.alloc(bytes)
  let filled = 0
  while (filled < bytes) {
    const { bytesRead } = await file.read(content, filled, bytes - filled, start + filled)
    if (bytesRead === 0) throw new Error('The file became shorter while it was sent')
    filled += bytesRead
  }
  return content
}
