import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { PGlite } from '@electric-sql/pglite'
import { unzipSync, zipSync } from 'fflate'
import { type Files, placeFiles, readFiles } from './place-files.ts'

/** Written by `npm run db:empty`, which has to be run after an upgrade of PGlite. */
export const EMPTY_DATABASE = new URL('../embedded/empty-database.zip.br', import.meta.url)

/** The file in the archive that names the version of PGlite that made it. */
export const MADE_BY = 'made-by.txt'

/**
 * Unpacks an empty database, which saves PGlite from running `initdb`. That takes 640 MB of memory and 12 s,
 * because two engines run side by side; opening this one takes 260 MB and 1.4 s (November 23, 2026, PGlite
 * 0.5.16). If interrupted, it leaves no database behind. Throws errors of the file system.
 */
export async function placeEmptyDatabase(directory: string): Promise<void> {
  const { [MADE_BY]: _version, ...files } = readEmptyDatabase()
  await placeFiles(directory, files)
}

/** The contents of the files by path. Paths of folders end with a slash. */
export function readEmptyDatabase(): Files {
  return unzipSync(brotliDecompressSync(readFileSync(EMPTY_DATABASE)))
}

/** Runs PGlite's `initdb` and packs the result. */
export async function makeEmptyDatabase(): Promise<Uint8Array> {
  const directory = mkdtempSync(join(tmpdir(), 'tallgrass-empty-'))
  try {
    const engine = await PGlite.create({ dataDir: directory })
    const { rows } = await engine.query<{ version: string }>('select version()')
    await engine.close()
    return pack(directory, rows[0]?.version ?? '')
  } finally {
    rmSync(directory, { recursive: true })
  }
}

function pack(directory: string, madeBy: string): Uint8Array {
  const files = { [MADE_BY]: Buffer.from(madeBy), ...readFiles(directory) }
  // The three databases in it are nearly identical. Only Brotli exploits that: 1.4 MB instead of 4.6.
  const archive = zipSync(files, { level: 0, mtime: '2026-01-01' })
  return brotliCompressSync(archive, {
    params: { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS },
  })
}
