import type { FileHandle } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createZstdCompress } from 'node:zlib'
import type { BusinessDump } from '@tallgrass/db'
import type { Instant } from '@tallgrass/domain'
import { createTarPacker } from 'modern-tar'
import { type BackupManifest, FORMAT, MANIFEST, pieceName } from './backup-manifest.ts'
import { createWholeFile } from './create-whole-file.ts'
import { appendDigest } from './digest-frame.ts'
import { type BackupPart, type MeasuredPart, measureParts, unchangedChunks } from './measure-parts.ts'
import { piecesOf } from './table-pieces.ts'

const SYNCED_BYTES = 4 * 2 ** 20

interface BackupContents {
  dump: BusinessDump
  files: BackupPart[]
  madeAt: Instant
  /** Of the product. */
  version: string
  /** Encrypts the backup in the age format (age-encryption.org/v1). */
  passphrase?: string
}

type Packer = ReturnType<typeof createTarPacker>['controller']

/**
 * Writes a backup as the new file `to`: a tar compressed by zstd, with `manifest.json`, the files, the lines of each
 * table and a SHA-256 of everything. Memory use does not depend on its size. Throws what `createWholeFile` throws, and
 * CONFLICT if a file changes meanwhile; no failure leaves a file `to`.
 */
export async function writeBackup(
  to: string,
  { dump, files, madeAt, passphrase, version }: BackupContents,
): Promise<{ bytes: number; manifest: BackupManifest }> {
  const parts = await measureParts(files)
  const manifest: BackupManifest = {
    format: FORMAT,
    version,
    migration: dump.migration,
    madeAt,
    tables: dump.tables,
    files: parts.map(({ bytes, name, sha256 }) => ({ name, bytes, sha256 })),
  }
  const bytes = await createWholeFile(to, async (file) => {
    const { controller, readable } = createTarPacker()
    const compress = createZstdCompress({
      params: { [constants.ZSTD_c_compressionLevel]: 3, [constants.ZSTD_c_checksumFlag]: 1 },
    })
    const written = pipeline(
      Readable.from(readable, { objectMode: false }),
      compress,
      appendDigest,
      (source: AsyncIterable<Uint8Array>) =>
        passphrase === undefined ? source : encrypt(source, passphrase),
      (source: AsyncIterable<Uint8Array>) => writeSteadily(file, source),
    )
    const packed = packEntries(controller, { dump, manifest, parts })
    await both(written, packed)
  })
  return { bytes, manifest }
}

/** Puts it on the disk bit by bit: otherwise those who write to the same disk wait for all of it at the end. */
async function writeSteadily(file: FileHandle, source: AsyncIterable<Uint8Array>): Promise<void> {
  let unsynced = 0
  for await (const chunk of source) {
    await file.writeFile(chunk)
    unsynced += chunk.length
    if (unsynced < SYNCED_BYTES) continue
    await file.datasync()
    unsynced = 0
  }
}

async function* encrypt(source: AsyncIterable<Uint8Array>, passphrase: string): AsyncGenerator<Uint8Array> {
  // Loading the library takes a tenth of a second, which a start need not wait for.
  const { encrypted } = await import('./encryption.ts')
  yield* encrypted(source, passphrase)
}

/** Each stops when the other fails. Rejects with the failure that came first. */
async function both(...work: Promise<void>[]): Promise<void> {
  try {
    await Promise.all(work)
  } finally {
    await Promise.allSettled(work)
  }
}

interface Contents {
  dump: BusinessDump
  manifest: BackupManifest
  parts: MeasuredPart[]
}

async function packEntries(packer: Packer, { dump, manifest, parts }: Contents): Promise<void> {
  const mtime = new Date(manifest.madeAt)
  const add = async (
    name: string,
    size: number,
    chunks: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
  ) => {
    const writer = packer.add({ name, size, mtime, mode: 0o600 }).getWriter()
    for await (const chunk of chunks) await writer.write(chunk)
    await writer.close()
  }
  try {
    const contents = Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`)
    await add(MANIFEST, contents.length, [contents])
    for (const part of parts) await add(part.name, part.bytes, unchangedChunks(part))
    for (const { count, name } of manifest.tables) {
      let [number, lines] = [0, 0]
      for await (const piece of piecesOf(dump.lines(name))) {
        number += 1
        lines += piece.lines
        await add(pieceName(name, number), piece.bytes.length, [piece.bytes])
      }
      if (lines !== count) throw new Error(`${name} has ${lines} lines instead of ${count}`)
    }
    packer.finalize()
  } catch (error) {
    packer.error(error)
    throw error
  }
}
