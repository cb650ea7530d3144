import { createHash } from 'node:crypto'
import { AppError } from '@tallgrass/domain'
import { strFromU8 } from 'fflate'
import { MANIFEST, type PackManifest, packManifest } from './pack-manifest.ts'
import { type ArchiveBytes, type DirectoryEntry, readDirectory, readEntry } from './zip-directory.ts'

export interface EvidencePack {
  manifest: PackManifest
  /** The contents of the files that were asked for. */
  files: Map<string, Uint8Array>
  /** The SHA-256 of every file, in hex. */
  fingerprints: Map<string, string>
  /** Sentences about files that do not match the manifest; empty if all do. */
  faults: string[]
}

/** More than years of a project add up to; protects against archives that claim to be huge. */
const MAX_BYTES = 8 * 2 ** 30
/** In memory. */
const MAX_KEPT_BYTES = 2 ** 30

/**
 * Opens an evidence pack and compares each file with its fingerprint, one part at a time; the contents of those that
 * `isKept` names stay in memory. Throws INVALID if the file is not a pack.
 */
export async function readPack(
  archive: Uint8Array | ArchiveBytes,
  isKept = (_path: string): boolean => true,
): Promise<EvidencePack> {
  const source = archive instanceof Uint8Array ? inMemory(archive) : archive
  const { files, fingerprints } = await unpack(source, (path) => path === MANIFEST || isKept(path))
  const manifest = files.get(MANIFEST)
  const parsed = packManifest.safeParse(manifest && parseJson(manifest))
  if (!parsed.success)
    throw new AppError('INVALID', 'This is not an evidence pack: its manifest is missing or damaged.')
  files.delete(MANIFEST)
  fingerprints.delete(MANIFEST)
  return { manifest: parsed.data, files, fingerprints, faults: findFaults(parsed.data, fingerprints) }
}

function inMemory(archive: Uint8Array): ArchiveBytes {
  return { size: archive.length, read: (start, end) => [archive.subarray(start, end)] }
}

async function unpack(archive: ArchiveBytes, isKept: (path: string) => boolean) {
  const files = new Map<string, Uint8Array>()
  const fingerprints = new Map<string, string>()
  try {
    const entries = await readDirectory(archive)
    if (bytesOf(entries) > MAX_BYTES || bytesOf(entries.filter(({ path }) => isKept(path))) > MAX_KEPT_BYTES)
      throw new Error('The archive is too large')
    for (const entry of entries) {
      const hash = createHash('sha256')
      const kept: Uint8Array[] = []
      for await (const part of readEntry(archive, entry)) {
        hash.update(part)
        if (isKept(entry.path)) kept.push(part)
      }
      if (isKept(entry.path)) files.set(entry.path, Buffer.concat(kept))
      fingerprints.set(entry.path, hash.digest('hex'))
    }
  } catch (error) {
    throw new AppError('INVALID', 'This archive cannot be opened.', { cause: error })
  }
  return { files, fingerprints }
}

function bytesOf(entries: DirectoryEntry[]): number {
  return entries.reduce((sum, { bytes }) => sum + bytes, 0)
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(strFromU8(bytes))
  } catch {
    // Reported as a damaged manifest.
    return undefined
  }
}

function findFaults({ files: listed }: PackManifest, fingerprints: Map<string, string>): string[] {
  const known = new Set(listed.map(({ path }) => path))
  const added = [...fingerprints.keys()]
    .filter((path) => !known.has(path))
    .map((path) => `${path} was added.`)
  const changed = listed.flatMap(({ path, sha256 }) => {
    const found = fingerprints.get(path)
    if (found === undefined) return `${path} is missing.`
    return found === sha256 ? [] : `${path} has been changed.`
  })
  return [...changed, ...added]
}
