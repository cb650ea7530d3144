import type { FileHandle } from 'node:fs/promises'

const CHUNK_BYTES = 256 * 1024

/**
 * The first `bytes` of a file. Several readers can share a handle.
 * NOTE a stream of a FileHandle that stays open (`autoClose: false`) never lets the handle close.
 */
export async function* readChunks(file: FileHandle, bytes: number): AsyncGenerator<Buffer> {
  for (let position = 0; position < bytes; ) {
    const length = Math.min(CHUNK_BYTES, bytes - position)
    const { buffer, bytesRead } = await file.read(Buffer.allocUnsafeSlow(length), 0, length, position)
    if (bytesRead === 0) throw new Error('The file became shorter while it was read')
    position += bytesRead
    yield buffer.subarray(0, bytesRead)
  }
}
