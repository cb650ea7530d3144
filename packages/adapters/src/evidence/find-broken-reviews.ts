import { createHash } from 'node:crypto'
import { reviewedForm } from '@tallgrass/domain'
import { z } from 'zod'
import { HAND_INS, REVIEWS } from './pack-manifest.ts'
import type { EvidencePack } from './read-pack.ts'

const reviews = z.array(
  z.object({
    id: z.string(),
    taskTitle: z.string(),
    round: z.int().nullable(),
    reviewedText: z.string().nullable(),
    reviewedHash: z.string().nullable(),
    // Older archives have none.
    handInId: z.string().nullish(),
  }),
)

const handIns = z.array(
  z.object({
    id: z.string(),
    taskTitle: z.string(),
    note: z.string().nullable(),
    links: z.array(z.string()),
    files: z.array(z.object({ name: z.string(), sha256: z.string(), path: z.string() })),
  }),
)

/** Reviews whose fingerprint is not that of what was reviewed, and handed-in files that are not the ones that were named. */
export function findBrokenReviews({ files, fingerprints }: EvidencePack): string[] {
  const handedIn = read(handIns, files.get(HAND_INS), HAND_INS)
  const reviewed = read(reviews, files.get(REVIEWS), REVIEWS)
  const byId = new Map(handedIn.items.map((handIn) => [handIn.id, handIn]))
  const broken = reviewed.items.flatMap(({ handInId, reviewedHash, reviewedText, round, taskTitle }) => {
    if (reviewedText === null || reviewedHash === null) return []
    const handIn = handInId ? byId.get(handInId) : null
    const isGood = handIn !== undefined && sha256Of(reviewedForm(reviewedText, handIn)) === reviewedHash
    return isGood ? [] : [`The review of “${taskTitle}”, round ${round}, does not match what was reviewed.`]
  })
  const replaced = handedIn.items.flatMap(({ files: named, taskTitle }) =>
    named.flatMap(({ path, sha256 }) =>
      fingerprints.get(path) === sha256
        ? []
        : [`${path} is not the file that was handed in for “${taskTitle}”.`],
    ),
  )
  return [...handedIn.faults, ...reviewed.faults, ...broken, ...replaced]
}

function read<Item>(schema: z.ZodType<Item[]>, bytes: Uint8Array | undefined, path: string) {
  if (!bytes) return { items: [], faults: [] }
  try {
    return { items: schema.parse(JSON.parse(new TextDecoder().decode(bytes))), faults: [] }
  } catch {
    return { items: [], faults: [`${path} cannot be read.`] }
  }
}

function sha256Of(content: string): string {
  return createHash('sha256').update(content).digest('hex')
}
