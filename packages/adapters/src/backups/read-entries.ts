import type { FileHandle } from 'node:fs/promises'
import { pipeline } from 'node:stream'
import { createZstdDecompress } from 'node:zlib'
import { createTarDecoder } from 'modern-tar'
import { readChunks } from './read-chunks.ts'
import { toStream } from './to-stream.ts'

/** A backup that was decrypted, if it had to be, and whose digest is right. */
export interface CheckedFile {
  file: FileHandle
  /** Before the digest. */
  bytes: number
}

export interface BackupEntry {
  name: string
  bytes: number
  /** Ends when the next entry is read. */
  chunks: AsyncIterable<Uint8Array>
}

/** Reads the entries in their order, from the first. Several readers can share the file. */
export async function* readEntries({
  bytes,
  file,
}: CheckedFile): AsyncGenerator<BackupEntry, void, undefined> {
  // A failure is thrown to the reader of the entries.
  const tar = pipeline(readChunks(file, bytes), createZstdDecompress(), () => {})
  const entries = toStream(tar).pipeThrough(createTarDecoder({ strict: true }))
  for await (const { body, header } of entries) {
    const reader = body.getReader()
    yield { name: header.name, bytes: header.size, chunks: chunksOf(reader) }
    // NOTE the library stops if a body is canceled after it has found the next entry, so the rest is read instead.
    while (!(await reader.read()).done);
  }
}

async function* chunksOf(reader: ReadableStreamDefaultReader<Uint8Array>): AsyncGenerator<Uint8Array> {
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    yield value
  }
}
