import { createHash } from 'node:crypto'
import { AppError } from '@tallgrass/domain'
import { strFromU8, unzipSync } from 'fflate'
import { MANIFEST, type PackManifest, packManifest } from './pack-manifest.ts'

export interface EvidencePack {
  manifest: PackManifest
  files: Map<string, Uint8Array>
  /** What does not fit the manifest, a sentence each; none in a whole archive. */
  faults: string[]
}

/** More than a project of years comes to; what claims more is no archive of ours. */
const MAX_BYTES = 1024 ** 3

/** Opens an archive of evidence and compares each file with its fingerprint. Throws INVALID for what is none. */
export function readPack(archive: Uint8Array): EvidencePack {
  const { [MANIFEST]: told, ...content } = unpack(archive)
  const files = new Map(Object.entries(content))
  const parsed = packManifest.safeParse(told && parseJson(told))
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
    // Told as a manifest that is damaged.
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
