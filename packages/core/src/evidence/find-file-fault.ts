import type { DocumentFileKind, EvidenceEvent } from '@tallgrass/domain'
import { sha256Of } from '../security/sha256.ts'
import { type ChainedEvidence, isChainIntact } from './evidence-chain.ts'

export interface KeptFile {
  content: Buffer
  /** As it was kept beside the file. */
  sha256: string
}

/**
 * `changed`: the bytes do not fit the kept fingerprint. `replaced`: both differ from what the evidence names.
 * `unproven`: the evidence itself does not hold.
 */
export type FileFault = 'changed' | 'replaced' | 'unproven'

/** The step that names the fingerprint of each file. */
const NAMED_BY: Record<DocumentFileKind, EvidenceEvent> = { original: 'sent', final: 'sealed' }

/** What is wrong with a file by the evidence of its document; undefined where nothing is. */
export function findFileFault(
  { content, kind, sha256 }: KeptFile & { kind: DocumentFileKind },
  evidence: readonly ChainedEvidence[],
): FileFault | undefined {
  if (sha256Of(content) !== sha256) return 'changed'
  if (!isChainIntact(evidence)) return 'unproven'
  return namesFile(evidence, { kind, sha256 }) ? undefined : 'replaced'
}

/** Whether the evidence names this fingerprint as that of the file. */
export function namesFile(
  evidence: readonly ChainedEvidence[],
  { kind, sha256 }: { kind: DocumentFileKind; sha256: string },
): boolean {
  return evidence.findLast(({ event }) => event === NAMED_BY[kind])?.sha256After === sha256
}
