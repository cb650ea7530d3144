import { createHash } from 'node:crypto'
import type { FileHandle } from 'node:fs/promises'
import { alteredBackup, incompleteBackup } from './damaged-backup.ts'
import { readChunks } from './read-chunks.ts'

/**
 * The last bytes of a backup: the SHA-256 of all bytes before them, in a frame that other zstd tools skip (RFC 8878,
 * section 3.1.2), so that `zstd -d` opens the file. Unlike a checksum inside the compressed data, it detects every
 * changed byte.
 */
const FRAME_HEADER = Buffer.from('502a4d1820000000', 'hex')
const FRAME_BYTES = FRAME_HEADER.length + 32

export async function* appendDigest(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256')
  for await (const chunk of source) {
    hash.update(chunk)
    yield chunk
  }
  yield Buffer.concat([FRAME_HEADER, hash.digest()])
}

/** Returns the number of bytes before the frame. Throws INVALID if the file is cut off or altered. */
export async function checkDigest(file: FileHandle): Promise<number> {
  const { size } = await file.stat()
  const content = size - FRAME_BYTES
  if (content <= 0) throw incompleteBackup()
  const { buffer: frame } = await file.read(Buffer.alloc(FRAME_BYTES), 0, FRAME_BYTES, content)
  if (!frame.subarray(0, FRAME_HEADER.length).equals(FRAME_HEADER)) throw incompleteBackup()
  const hash = createHash('sha256')
  for await (const chunk of readChunks(file, content)) hash.update(chunk)
  if (!hash.digest().equals(frame.subarray(FRAME_HEADER.length))) throw alteredBackup()
  return content
}
