import { type FileHandle, open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { BusinessDump } from '@tallgrass/db'
import { AppError } from '@tallgrass/domain'
import type { BackupManifest } from './backup-manifest.ts'
import { checkContents } from './check-contents.ts'
import { checkDigest } from './digest-frame.ts'
import { type CheckedFile, readEntries } from './read-entries.ts'
import { TableReader } from './table-reader.ts'

const AGE_INTRO = Buffer.from('age-encryption.org/')
const ZSTD_MAGIC = Buffer.from('28b52ffd', 'hex')

interface OpenOptions {
  /** Ignored for a backup that is not encrypted. */
  passphrase?: string
  /** A folder with room for another copy of the file, which an encrypted backup needs. */
  scratch: string
}

export interface OpenBackup {
  manifest: BackupManifest
  /** Its tables are read fastest in their order. */
  dump: BusinessDump
  /** In the order of the manifest. Read each content before the next part. */
  parts(): AsyncIterable<{ name: string; content: Readable }>
  close(): Promise<void>
}

/**
 * Opens a backup after reading and checking all of it. Throws INVALID if it is incomplete, altered, no backup at all
 * or encrypted with another pass phrase, NOT_READY if it was made by a newer version, NOT_FOUND and STORAGE_FULL. The
 * rows themselves are compared with the checksums of the manifest by `loadBusiness`.
 */
export async function openBackup(path: string, { passphrase, scratch }: OpenOptions): Promise<OpenBackup> {
  const file = await openPlain(path, { scratch, ...(passphrase !== undefined && { passphrase }) })
  try {
    const source = { file, bytes: await checkDigest(file) }
    const manifest = await checkContents(source)
    const { migration, tables } = manifest
    const reader = new TableReader(
      source,
      tables.map(({ name }) => name),
    )
    return {
      manifest,
      dump: { migration, tables, lines: (name) => reader.lines(name) },
      parts: () => readParts(source, manifest),
      async close() {
        await reader.close()
        await file.close()
      },
    }
  } catch (error) {
    await file.close()
    throw error
  }
}

/** The decrypted file, or the file itself. */
async function openPlain(path: string, { passphrase, scratch }: OpenOptions): Promise<FileHandle> {
  const stored = await openFile(path)
  let isKept = false
  try {
    const { buffer: start } = await stored.read(Buffer.alloc(AGE_INTRO.length), 0, AGE_INTRO.length, 0)
    if (start.equals(AGE_INTRO)) {
      if (passphrase === undefined)
        throw new AppError('INVALID', 'The backup is encrypted. Name its pass phrase in BACKUP_PASSPHRASE.')
      // Loading the library takes a tenth of a second, which a start need not wait for.
      const { decryptInto } = await import('./encryption.ts')
      return await decryptInto(scratch, stored, passphrase)
    }
    if (!start.subarray(0, ZSTD_MAGIC.length).equals(ZSTD_MAGIC))
      throw new AppError('INVALID', `${path} is not a backup of this product.`)
    isKept = true
    return stored
  } finally {
    if (!isKept) await stored.close()
  }
}

async function openFile(path: string): Promise<FileHandle> {
  const file = await open(path, 'r').catch((error: unknown) => {
    throw new AppError('NOT_FOUND', `The file ${path} cannot be read. Check its name and its rights.`, {
      cause: error,
    })
  })
  if ((await file.stat()).isFile()) return file
  await file.close()
  throw new AppError('INVALID', `${path} is not a file. Name the file of a backup.`)
}

async function* readParts(
  source: CheckedFile,
  { files }: BackupManifest,
): AsyncGenerator<{ name: string; content: Readable }, void, undefined> {
  if (files.length === 0) return
  const names = new Set(files.map(({ name }) => name))
  for await (const { chunks, name } of readEntries(source)) {
    if (!names.delete(name)) continue
    yield { name, content: Readable.from(chunks, { objectMode: false }) }
    if (names.size === 0) return
  }
}
