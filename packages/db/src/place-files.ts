import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join, relative } from 'node:path'

/** The contents of files by path. Paths of folders end with a slash. */
export type Files = Record<string, Uint8Array>

/** As many as Node.js has threads for them. */
const CONCURRENT_SYNCS = 4

/** The files in a directory, as in an archive. */
export function readFiles(directory: string): Files {
  const files: Files = {}
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    const path = relative(directory, join(entry.parentPath, entry.name))
    if (entry.isDirectory()) files[`${path}/`] = new Uint8Array()
    else files[path] = readFileSync(join(directory, path))
  }
  return files
}

/**
 * Writes files into a new directory that only the owner can read, synced to disk before it gets its name. If
 * interrupted, it leaves no such directory behind. Throws errors of the file system.
 */
export async function placeFiles(directory: string, files: Files): Promise<void> {
  const unfinished = `${directory}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { recursive: true, mode: 0o700 })
  const [folders, paths] = partition(Object.keys(files))
  for (const folder of folders) mkdirSync(join(unfinished, folder), { recursive: true, mode: 0o700 })
  for (const path of paths) writeFileSync(join(unfinished, path), files[path] ?? '', { mode: 0o600 })
  await syncAll(paths.map((path) => join(unfinished, path)))
  renameSync(unfinished, directory)
}

function partition(paths: string[]) {
  return [paths.filter((path) => path.endsWith('/')), paths.filter((path) => !path.endsWith('/'))] as const
}

/** After all writes: the first sync also writes what the file system records of the other files. */
async function syncAll(paths: string[]): Promise<void> {
  const shared = paths.values()
  const syncNext = async () => {
    for (const path of shared) await syncFile(path)
  }
  await Promise.all(Array.from({ length: CONCURRENT_SYNCS }, syncNext))
}

async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r+')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}
