import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import { unzipSync, zipSync } from 'fflate'
import { databaseIn } from './database-in.ts'
import { EMPTY_DATABASE } from './empty-database.ts'
import { migrationNames, migrationsFolder } from './migration-files.ts'
import { type Files, readFiles } from './place-files.ts'

/** A migrated database without any data, made once by the build, so that a first start need not migrate. */
export interface DatabaseImage {
  path: string
  /** What is in it besides the migrations, as text: an image made with other text is not used. */
  contents: string
}

/**
 * Packs the database of a data directory, which must be closed. The file's first line has the hashes of what it was
 * made from and of what follows.
 */
export async function writeDatabaseImage(image: DatabaseImage, directory: string): Promise<void> {
  const archive = zstdCompressSync(
    zipSync(readFiles(databaseIn(directory)), { level: 0, mtime: '2026-01-01' }),
  )
  const draft = `${image.path}.unfinished`
  mkdirSync(dirname(image.path), { recursive: true })
  const file = await open(draft, 'w')
  try {
    await file.writeFile(await firstLine(image, archive))
    await file.writeFile(archive)
    await file.sync()
  } finally {
    await file.close()
  }
  renameSync(draft, image.path)
}

/**
 * The files of the database; undefined if there is no image, if it is damaged, or if it was made from other migrations,
 * by another version of PGlite or with other contents.
 */
export async function readDatabaseImage(image: DatabaseImage): Promise<Files | undefined> {
  if (!existsSync(image.path)) return undefined
  const file = readFileSync(image.path)
  const end = file.indexOf('\n') + 1
  const archive = file.subarray(end)
  if (file.toString('latin1', 0, end) !== (await firstLine(image, archive))) return undefined
  return unzipSync(zstdDecompressSync(archive))
}

async function firstLine({ contents }: DatabaseImage, archive: Uint8Array): Promise<string> {
  return `${await hashOfSources(contents)} ${createHash('sha256').update(archive).digest('hex')}\n`
}

async function hashOfSources(contents: string): Promise<string> {
  const hash = createHash('sha256').update(contents).update(readFileSync(EMPTY_DATABASE))
  // The package does not export its description.
  hash.update(readFileSync(new URL('../package.json', import.meta.resolve('@electric-sql/pglite'))))
  for (const name of await migrationNames())
    hash.update(`\n${name}\n`).update(readFileSync(join(migrationsFolder, `${name}.ts`)))
  return hash.digest('hex')
}
