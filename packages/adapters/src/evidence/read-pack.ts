import { createHash } from 'node:crypto'
import { AppError } from '@tallgrass/domain'
import { strFromU8, unzipSync } from 'fflate'
import { MANIFEST, type PackManifest, packManifest } from './pack-manifest.ts'

export interface EvidencePack {
  manifest: PackManifest
  files: Map<string, Uint8Array>
  /** Sentences about files that do not match the manifest; empty if all do. */
  faults: string[]
}

/** More than years of a project add up to; protects against archives that claim to be huge. */
const MAX_BYTES = 1024 ** 3

/** Opens an evidence pack and compares each file with its fingerprint. Throws INVALID if the file is not a pack. */
export function readPack(archive: Uint8Array): EvidencePack {
  const { [MANIFEST]: manifest, ...content } = unpack(archive)
  const files = new Map(Object.entries(content))
  const parsed = packManifest.safeParse(manifest && parseJson(manifest))
  if (!parsed.success)
    throw new AppError('INVALID', 'This is not an evidence pack: its manifest is missing or damaged.')
  return { manifest: parsed.data, files, faults: findFaults(parsed.data, files) }
}

function unpack(archive: Uint8Array): Record<string, Uint8Array> {
  let bytes = 0
  try {
    return unzipSync(archive, {
      filter({ originalSize }) {
        bytes += originalSize
        return bytes <= MAX_BYTES
      },
    })
  } catch (error) {
    throw new AppError('INVALID', 'This archive cannot be opened.', { cause: error })
  }
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(strFromU8(bytes))
  } catch {
    // Reported as a damaged manifest.
    return undefined
  }
}

function findFaults({ files: listed }: PackManifest, files: Map<string, Uint8Array>): string[] {
  const known = new Set(listed.map(({ path }) => path))
  const added = [...files.keys()].filter((path) => !known.has(path)).map((path) => `${path} was added.`)
  const changed = listed.flatMap(({ path, sha256 }) => {
    const file = files.get(path)
    if (!file) return `${path} is missing.`
    return createHash('sha256').update(file).digest('hex') === sha256 ? [] : `${path} has been changed.`
  })
  return [...changed, ...added]
}
