import { createHash } from 'node:crypto'
import { migrationNames } from '@tallgrass/db'
import { AppError } from '@tallgrass/domain'
import { z } from 'zod'
import { type BackupManifest, backupManifest, FORMAT, MANIFEST, readPieceName } from './backup-manifest.ts'
import { alteredBackup, inconsistentBackup } from './damaged-backup.ts'
import { type BackupEntry, type CheckedFile, readEntries } from './read-entries.ts'

const MAX_MANIFEST_BYTES = 64 * 2 ** 20
const LINE_FEED = 10

/**
 * Reads a whole backup, whose digest is right, and compares it with its list of contents. Throws INVALID if anything
 * is missing, different or left over, and NOT_READY for the backup of a newer version.
 */
export async function checkContents(source: CheckedFile): Promise<BackupManifest> {
  const entries = readEntries(source)
  try {
    const manifest = await readManifest((await next(entries)) ?? missing(MANIFEST))
    for (const file of manifest.files) {
      const entry = await next(entries)
      if (entry?.name !== file.name || (await sha256Of(entry)) !== file.sha256 || entry.bytes !== file.bytes)
        throw inconsistentBackup(`${file.name} is missing or different`)
    }
    await checkTables(entries, manifest)
    return manifest
  } finally {
    await entries.return()
  }
}

type Entries = AsyncGenerator<BackupEntry, void, undefined>

async function checkTables(entries: Entries, { tables }: BackupManifest): Promise<void> {
  let entry = await next(entries)
  for (const { count, name } of tables) {
    let [pieces, lines] = [0, 0]
    for (;;) {
      const piece = entry && readPieceName(entry.name)
      if (!entry || piece?.table !== name || piece.number !== pieces + 1) break
      pieces += 1
      lines += await countLines(entry)
      entry = await next(entries)
    }
    if (lines !== count) throw inconsistentBackup(`${name} has ${lines} rows instead of ${count}`)
  }
  if (entry) throw inconsistentBackup(`${entry.name} is not in it`)
}

async function readManifest(entry: BackupEntry): Promise<BackupManifest> {
  if (entry.name !== MANIFEST || entry.bytes > MAX_MANIFEST_BYTES) return missing(MANIFEST)
  const chunks: Uint8Array[] = []
  for await (const chunk of entry.chunks) chunks.push(chunk)
  const text = Buffer.concat(chunks).toString('utf8')
  const { format, version } = parse(z.looseObject({ format: z.string(), version: z.string() }), text)
  if (format !== FORMAT) throw newerVersion(version)
  const manifest = parse(backupManifest, text)
  if (!(await migrationNames()).includes(manifest.migration)) throw newerVersion(version)
  return manifest
}

function parse<T>(schema: z.ZodType<T>, text: string): T {
  try {
    return schema.parse(JSON.parse(text))
  } catch {
    return missing(MANIFEST)
  }
}

function missing(name: string): never {
  throw inconsistentBackup(`${name} is missing or cannot be read`)
}

function newerVersion(version: string): AppError {
  return new AppError(
    'NOT_READY',
    `The backup was made by a newer version of this product (${version}). Install that version or a newer one, then restore it.`,
  )
}

async function next(entries: Entries): Promise<BackupEntry | undefined> {
  try {
    return (await entries.next()).value ?? undefined
  } catch (error) {
    throw alteredBackup(error)
  }
}

async function sha256Of({ chunks }: BackupEntry): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of chunks) hash.update(chunk)
  return hash.digest('hex')
}

async function countLines({ chunks }: BackupEntry): Promise<number> {
  let lines = 0
  for await (const chunk of chunks)
    for (let at = chunk.indexOf(LINE_FEED); at >= 0; at = chunk.indexOf(LINE_FEED, at + 1)) lines += 1
  return lines
}
