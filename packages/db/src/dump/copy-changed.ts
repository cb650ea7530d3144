import type { Dirent } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'

/** A file as it was before it was copied. */
export interface KnownFile {
  ino: bigint
  size: bigint
  mtimeNs: bigint
  /** It had just been written, so a later change may have left the same time. */
  recent: boolean
}

/** The coarsest time stamps of file systems in use, doubled. */
const RECENT_MS = 4000
const AT_ONCE = 8

interface Options {
  /** What earlier passes have copied, by path. Updated. */
  known: Map<string, KnownFile>
  /** True while files may be renamed and deleted. */
  mayVanish: boolean
  copy(from: string, to: string): Promise<void>
}

/** Makes `to` like `from`: copies what is new or has changed and removes what has vanished. Returns the bytes copied. */
export async function copyChanged(
  from: string,
  to: string,
  { copy, known, mayVanish }: Options,
): Promise<number> {
  const found = new Set<string>()
  let bytes = 0
  const visit = async (entry: Dirent) => {
    const path = relative(from, join(entry.parentPath, entry.name))
    if (entry.isDirectory()) return void (await mkdir(join(to, path), { recursive: true, mode: 0o700 }))
    if (!entry.isFile()) throw new Error(`${join(from, path)} is not a file`)
    const now = await describe(join(from, path))
    if (!isSame(known.get(path), now)) {
      await copy(join(from, path), join(to, path))
      known.set(path, now)
      bytes += Number(now.size)
    }
    found.add(path)
  }
  const entries = await readdir(from, { recursive: true, withFileTypes: true })
  const [folders, files] = [entries.filter(isFolder), entries.filter((entry) => !isFolder(entry))]
  for (const folder of folders) await visit(folder)
  for (let at = 0; at < files.length; at += AT_ONCE)
    await Promise.all(files.slice(at, at + AT_ONCE).map((file) => visit(file).catch(forgive(mayVanish))))
  for (const path of known.keys()) {
    if (found.has(path)) continue
    known.delete(path)
    await rm(join(to, path), { force: true })
  }
  return bytes
}

async function describe(path: string): Promise<KnownFile> {
  const askedAt = Date.now()
  const { ino, mtimeMs, mtimeNs, size } = await stat(path, { bigint: true })
  return { ino, size, mtimeNs, recent: askedAt - Number(mtimeMs) < RECENT_MS }
}

function isSame(known: KnownFile | undefined, now: KnownFile): boolean {
  return (
    known !== undefined &&
    !known.recent &&
    known.ino === now.ino &&
    known.size === now.size &&
    known.mtimeNs === now.mtimeNs
  )
}

/** A file that vanishes before it is copied is not part of the copy, or arrives with the next pass. */
function forgive(mayVanish: boolean) {
  return (error: unknown) => {
    if (mayVanish && error instanceof Error && 'code' in error && error.code === 'ENOENT') return
    throw error
  }
}

function isFolder(entry: Dirent): boolean {
  return entry.isDirectory()
}
