import type { FileHandle } from 'node:fs/promises'
import { abandonParts, completeParts, PART_BYTES, sendPart, startParts } from './multipart.ts'
import type { SendS3 } from './s3-request.ts'

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
  const upload = { key, uploadId: await startParts(send, key) }
  try {
    const etags: string[] = []
    for (let start = 0; start < size; start += partBytes) {
      const body = await readRange(file, start, Math.min(partBytes, size - start))
      const etag = await sendPart(send, upload, { number: etags.length + 1, body })
      if (etag === undefined) throw new Error('The upload was ended by someone else')
      etags.push(etag)
    }
    // The caller looks at what is stored.
    return await completeParts(send, upload, etags)
  } catch (error) {
    await abandonParts(send, upload).catch(() => {})
    throw error
  }
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
