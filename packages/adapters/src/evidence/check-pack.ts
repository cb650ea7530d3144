import { webcrypto } from 'node:crypto'
import type { ChainedEvidence } from '@tallgrass/core'
import { evidenceEvents } from '@tallgrass/domain'
import { verifySeal } from '@tallgrass/domain/seal'
import { z } from 'zod'
import { readPack } from './read-pack.ts'

const text = z.string().nullable()

const documentEvidence = z.object({
  evidence: z.array(
    z.object({
      documentId: z.string(),
      seq: z.int(),
      event: z.enum(evidenceEvents),
      actorId: text,
      actorName: z.string(),
      ip: text,
      userAgent: text,
      detail: text,
      sha256Before: text,
      sha256After: text,
      at: z.string(),
      previousHash: z.string(),
      hash: z.string(),
    }),
  ),
})

/** Whether the steps of a document are whole: none changed, missing, moved or put between. */
type ChainHolds = (steps: readonly ChainedEvidence[]) => boolean

/** What the check of an archive of evidence has found, in sentences. Throws INVALID for what is none. */
export async function checkPack(
  archive: Uint8Array,
  chainHolds: ChainHolds,
): Promise<{ good: boolean; lines: string[] }> {
  const { faults: changes, files, manifest } = readPack(archive)
  const faults = [...changes, ...findBrokenChains(files, chainHolds), ...(await findBrokenSeals(files))]
  const sealed = [...files.keys()].filter(isSealed).length
  const about = [
    `Evidence of the project "${manifest.project.name}", taken on ${manifest.madeAt}.`,
    `${manifest.files.length} files, ${sealed} of them sealed documents.`,
  ]
  if (faults.length > 0) return { good: false, lines: [...about, ...faults, 'Do not rely on this archive.'] }
  return {
    good: true,
    lines: [...about, 'Every file is the one that was put in, and every seal and chain holds.'],
  }
}

function findBrokenChains(files: Map<string, Uint8Array>, chainHolds: ChainHolds): string[] {
  return [...files].flatMap(([path, bytes]) => {
    if (!path.endsWith('/evidence.json')) return []
    const parsed = documentEvidence.safeParse(parseJson(bytes))
    return parsed.success && chainHolds(parsed.data.evidence) ? [] : `${path} is not a chain that holds.`
  })
}

async function findBrokenSeals(files: Map<string, Uint8Array>): Promise<string[]> {
  const faults: string[] = []
  for (const [path, bytes] of files) {
    if (!isSealed(path)) continue
    const { outcome } = await verifySeal(bytes, webcrypto)
    if (outcome !== 'sealed') faults.push(`The seal of ${path} does not hold.`)
  }
  return faults
}

function isSealed(path: string): boolean {
  return path.endsWith('/final.pdf')
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    // Told as a chain that does not hold.
    return undefined
  }
}
