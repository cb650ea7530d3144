import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { PGlite } from '@electric-sql/pglite'
import { unzipSync, type Zippable, zipSync } from 'fflate'

/** Written by `npm run db:empty`, which an upgrade of PGlite asks for. */
export const EMPTY_DATABASE = new URL('../embedded/empty-database.zip.br', import.meta.url)

/** In the archive: which PGlite has made it. */
export const MADE_BY = 'made-by.txt'

/**
 * Puts a database in place that holds nothing yet, as PGlite would make it with `initdb`. That takes 640 MB of memory and
 * 12 s, because two engines run side by side; opening this one takes 260 MB and 1.4 s (23 November 2026, PGlite 0.5.16).
 * Interrupted, it leaves no database behind. Throws what the file system says.
 */
export function placeEmptyDatabase(directory: string): void {
  const unfinished = `${directory}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  for (const [path, bytes] of Object.entries(readEmptyDatabase())) {
    if (path === MADE_BY) continue
    const target = join(unfinished, path)
    mkdirSync(path.endsWith('/') ? target : dirname(target), { recursive: true, mode: 0o700 })
    if (!path.endsWith('/')) writeFileSync(target, bytes, { mode: 0o600 })
  }
  renameSync(unfinished, directory)
}

/** The bytes of its files by their paths; folders end with a slash. */
export function readEmptyDatabase(): Record<string, Uint8Array> {
  return unzipSync(brotliDecompressSync(readFileSync(EMPTY_DATABASE)))
}

/** The archive, made by PGlite's `initdb`. */
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
  const files: Zippable = { [MADE_BY]: Buffer.from(madeBy) }
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    const path = relative(directory, join(entry.parentPath, entry.name))
    if (entry.isDirectory()) files[`${path}/`] = new Uint8Array()
    else files[path] = readFileSync(join(directory, path))
  }
  // Its three databases are nearly the same, which only Brotli sees: 1.4 MB instead of 4.6.
  const archive = zipSync(files, { level: 0, mtime: '2026-01-01' })
  return brotliCompressSync(archive, {
    params: { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS },
  })
}
