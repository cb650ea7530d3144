import {
  type AuditHead,
  auditHead,
  type ChainedAuditRow,
  chainedAuditRow,
  idOf,
  instant,
} from '@tallgrass/contracts'
import type { ChainedEvidence } from '@tallgrass/core'
import { type DocumentFileKind, documentFileKinds, evidenceEvents } from '@tallgrass/domain'
import { verifySeal } from '@tallgrass/domain/seal'
import { z } from 'zod'
import { findBrokenReviews } from './find-broken-reviews.ts'
import { AUDIT_HEAD, HISTORY } from './pack-manifest.ts'
import { type EvidencePack, readPack } from './read-pack.ts'
import type { ArchiveBytes } from './zip-directory.ts'

const CHAIN = '/evidence.json'

const text = z.string().nullable()

const documentEvidence = z.object({
  evidence: z.array(
    z.object({
      documentId: idOf('Document'),
      seq: z.int(),
      event: z.enum(evidenceEvents),
      actorId: idOf('User').nullable(),
      actorName: z.string(),
      ip: text,
      userAgent: text,
      detail: text,
      sha256Before: text,
      sha256After: text,
      at: instant,
      previousHash: z.string(),
      hash: z.string(),
    }),
  ),
})

interface Rules {
  /** True if no step of a document was changed, removed, moved or inserted. */
  isChainIntact(steps: readonly ChainedEvidence[]): boolean
  /** True if the steps contain this fingerprint for the file. */
  namesFile(steps: readonly ChainedEvidence[], file: { kind: DocumentFileKind; sha256: string }): boolean
  /** True if the signature of the audit chain's head is valid. */
  isHeadValid(head: AuditHead): boolean
  /** Sentences that say who signed the head. */
  describeSigner(head: AuditHead): string[]
  /** A check for rows of the audit chain that ends in this head; undefined if the head's key is unknown. */
  rowFaults(head: AuditHead): ((row: ChainedAuditRow) => string | undefined) | undefined
}

/**
 * Checks an evidence pack and reports the findings as sentences. Throws INVALID if the file is not an evidence pack.
 */
export async function checkPack(
  archive: Uint8Array | ArchiveBytes,
  rules: Rules,
): Promise<{ good: boolean; lines: string[] }> {
  const pack = await readPack(archive, isLookedInto)
  const { faults: changes, files, manifest } = pack
  const head = checkHead(files, rules)
  const faults = [
    ...changes,
    ...findBrokenChains(pack, rules),
    ...(await findBrokenSeals(files)),
    ...findBrokenReviews(pack),
    ...head.faults,
  ]
  const sealed = [...files.keys()].filter(isSealed).length
  const about = [
    `${manifest.format === 'tallgrass-everything/1' ? 'Everything' : 'Evidence'} for the project "${manifest.project.name}", exported on ${manifest.madeAt}.`,
    `${manifest.files.length} files, ${sealed} of them sealed documents.`,
    ...head.lines,
  ]
  if (faults.length > 0) return { good: false, lines: [...about, ...faults, 'Do not rely on this archive.'] }
  return {
    good: true,
    lines: [...about, 'Every file is unchanged, and every seal and evidence chain is valid.'],
  }
}

/** Older archives have no head and are valid without one. */
function checkHead(files: Map<string, Uint8Array>, rules: Rules) {
  const bytes = files.get(AUDIT_HEAD)
  if (!bytes) return { faults: [], lines: [] }
  const parsed = auditHead.safeParse(parseJson(bytes))
  if (!parsed.success || !rules.isHeadValid(parsed.data)) {
    return { faults: [`The signature of ${AUDIT_HEAD} is not valid.`], lines: [] }
  }
  const { at, hash, rows } = parsed.data
  const counted = `On ${at}, the audit chain had ${rows} rows; the last hash is ${hash}.`
  const history = checkHistory(files.get(HISTORY), rules.rowFaults(parsed.data))
  return { faults: history.faults, lines: [counted, ...rules.describeSigner(parsed.data), ...history.lines] }
}

/** Only the installation that wrote the history can check it; older archives lack the data for that. */
function checkHistory(bytes: Uint8Array | undefined, findFault: ReturnType<Rules['rowFaults']>) {
  const entries = z.array(z.unknown()).safeParse(bytes && parseJson(bytes))
  if (!entries.success || !findFault) return { faults: [], lines: [] }
  const rows = entries.data.flatMap((entry) => chainedAuditRow.safeParse(entry).data ?? [])
  const faults = rows.flatMap((row) => {
    const fault = findFault(row)
    return fault ? `Row ${row.seq} in ${HISTORY} ${fault}.` : []
  })
  const checked = `${rows.length} of ${entries.data.length} entries in ${HISTORY} were checked against the audit chain.`
  return { faults, lines: [checked] }
}

/** Broken chains, and files that do not match the chain of their document. */
function findBrokenChains(
  { files, fingerprints }: EvidencePack,
  { isChainIntact, namesFile }: Rules,
): string[] {
  return [...files].flatMap(([path, bytes]) => {
    if (!path.endsWith(CHAIN)) return []
    const parsed = documentEvidence.safeParse(parseJson(bytes))
    if (!parsed.success || !isChainIntact(parsed.data.evidence))
      return `The evidence chain in ${path} is not valid.`
    return documentFileKinds.flatMap((kind) => {
      const pdf = `${path.slice(0, -CHAIN.length)}/${kind}.pdf`
      const sha256 = fingerprints.get(pdf)
      if (sha256 === undefined) return []
      return namesFile(parsed.data.evidence, { kind, sha256 }) ? [] : `${pdf} does not match ${path}.`
    })
  })
}

async function findBrokenSeals(files: Map<string, Uint8Array>): Promise<string[]> {
  const faults: string[] = []
  for (const [path, bytes] of files) {
    if (!isSealed(path)) continue
    const { outcome } = await verifySeal(bytes)
    if (outcome !== 'sealed') faults.push(`The seal of ${path} is not valid.`)
  }
  return faults
}

/** Of all other files, the fingerprint says enough. */
function isLookedInto(path: string): boolean {
  return isSealed(path) || (path.endsWith('.json') && !path.startsWith('files/'))
}

function isSealed(path: string): boolean {
  return path.endsWith('/final.pdf')
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    // Reported as an invalid chain or signature.
    return undefined
  }
}
