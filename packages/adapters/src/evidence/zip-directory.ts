import { pipeline, Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { createInflateRaw } from 'node:zlib'

/** An archive of which any part can be read, so that none is ever whole in memory. */
export interface ArchiveBytes {
  size: number
  /** From byte `start` up to before `end`. */
  read(start: number, end: number): Iterable<Uint8Array> | AsyncIterable<Uint8Array>
}

export interface DirectoryEntry {
  path: string
  bytes: number
  isCompressed: boolean
  /** Where its local header starts, and how many bytes its content takes up. */
  start: number
  packedBytes: number
}

// APPNOTE.TXT 4.3.7, 4.3.12 and 4.3.16, without ZIP64.
const LOCAL = { signature: 0x04034b50, bytes: 30 }
const CENTRAL = { signature: 0x02014b50, bytes: 46 }
const END = { signature: 0x06054b50, bytes: 22 }
const MAX_COMMENT = 0xffff
const DEFLATED = 8

/**
 * What an archive contains by its directory, as every program that opens it sees it. Throws if it has none: then it is no
 * archive, or its end is missing.
 */
export async function readDirectory(archive: ArchiveBytes): Promise<DirectoryEntry[]> {
  const tail = await part(archive, Math.max(0, archive.size - END.bytes - MAX_COMMENT), archive.size)
  let at = tail.length - END.bytes
  while (at >= 0 && tail.readUInt32LE(at) !== END.signature) at -= 1
  if (at < 0) throw new Error('The archive has no directory')
  const start = tail.readUInt32LE(at + 16)
  const directory = await part(archive, start, start + tail.readUInt32LE(at + 12))
  const entries: DirectoryEntry[] = []
  for (let from = 0; entries.length < tail.readUInt16LE(at + 10); ) {
    ensure(directory.readUInt32LE(from) === CENTRAL.signature)
    const nameStart = from + CENTRAL.bytes
    const nameEnd = nameStart + directory.readUInt16LE(from + 28)
    const method = directory.readUInt16LE(from + 10)
    ensure(method === 0 || method === DEFLATED)
    entries.push({
      path: directory.toString('utf8', nameStart, nameEnd),
      isCompressed: method === DEFLATED,
      packedBytes: directory.readUInt32LE(from + 20),
      bytes: directory.readUInt32LE(from + 24),
      start: directory.readUInt32LE(from + 42),
    })
    from = nameEnd + directory.readUInt16LE(from + 30) + directory.readUInt16LE(from + 32)
  }
  // Which of two files with one name is opened depends on the program.
  ensure(new Set(entries.map(({ path }) => path)).size === entries.length)
  return entries
}

/** The content of a file in parts. Throws if it is not as long as the directory says. */
export async function* readEntry(
  archive: ArchiveBytes,
  { bytes, isCompressed, packedBytes, start }: DirectoryEntry,
): AsyncGenerator<Uint8Array> {
  const header = await part(archive, start, start + LOCAL.bytes)
  ensure(header.readUInt32LE(0) === LOCAL.signature)
  const from = start + LOCAL.bytes + header.readUInt16LE(26) + header.readUInt16LE(28)
  let left = bytes
  for await (const piece of unpacked(packed(archive, from, from + packedBytes), isCompressed)) {
    left -= piece.length
    ensure(left >= 0)
    yield piece
  }
  ensure(left === 0)
}

function packed(archive: ArchiveBytes, start: number, end: number) {
  ensure(end <= archive.size)
  return start === end ? [] : archive.read(start, end)
}

function unpacked(content: Iterable<Uint8Array> | AsyncIterable<Uint8Array>, isCompressed: boolean) {
  if (!isCompressed) return content
  // An error of either ends both, and reaches the reader.
  return pipeline(Readable.from(content), createInflateRaw(), () => {})
}

async function part(archive: ArchiveBytes, start: number, end: number): Promise<Buffer> {
  return buffer(Readable.from(packed(archive, start, end)))
}

function ensure(isGood: boolean): void {
  if (!isGood) throw new Error('The archive is damaged')
}
