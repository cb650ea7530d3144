import { createHash } from 'node:crypto'
import type { ArchiveEntry } from '@tallgrass/core'
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

export type ZipEntry = ArchiveEntry

/** What was written of an entry; the SHA-256 is in hex. */
export interface Written {
  path: string
  bytes: number
  sha256: string
}

interface Options {
  mtime: Date
  /** Told of each entry once it is complete, before the next one is asked for. */
  onWritten(written: Written): void
}

/** An archive in parts: of its entries, no more than one part is in memory at a time. */
export async function* zipStream(
  entries: AsyncIterable<ZipEntry>,
  { mtime, onWritten }: Options,
): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = []
  const zip = new Zip((error, part) => {
    if (error) throw error
    ready.push(part)
  })
  for await (const { content, isCompressed = false, path } of entries) {
    const file = isCompressed ? new ZipPassThrough(path) : new ZipDeflate(path, { level: 6 })
    file.mtime = mtime
    zip.add(file)
    const hash = createHash('sha256')
    let bytes = 0
    for await (const part of content instanceof Uint8Array ? [content] : content) {
      hash.update(part)
      bytes += part.length
      // The archive must not keep a part that its reader uses again.
      file.push(Uint8Array.from(part))
      yield* ready.splice(0)
    }
    file.push(new Uint8Array(), true)
    onWritten({ path, bytes, sha256: hash.digest('hex') })
    yield* ready.splice(0)
  }
  zip.end()
  yield* ready.splice(0)
}
