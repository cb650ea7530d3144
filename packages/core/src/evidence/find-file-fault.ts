import type { DocumentFileKind, EvidenceEvent } from '@tallgrass/domain'
import { sha256Of } from '../security/sha256.ts'
import { type ChainedEvidence, isChainIntact } from './evidence-chain.ts'

export interface StoredFile {
  content: Buffer
  /** The fingerprint stored with the file. */
  sha256: string
}

/**
 * `changed`: the bytes do not match the stored fingerprint. `replaced`: both differ from the evidence.
 * `unproven`: the evidence itself is not intact.
 */
export type FileFault = 'changed' | 'replaced' | 'unproven'

/** The event whose evidence holds the fingerprint of each file. */
const FILE_EVENTS: Record<DocumentFileKind, EvidenceEvent> = { original: 'sent', final: 'sealed' }

/** Compares a file with its document's evidence. Undefined if they match. */
export function findFileFault(
  { content, kind, sha256 }: StoredFile & { kind: DocumentFileKind },
  evidence: readonly ChainedEvidence[],
): FileFault | undefined {
  if (sha256Of(content) !== sha256) return 'changed'
  if (!isChainIntact(evidence)) return 'unproven'
  return namesFile(evidence, { kind, sha256 }) ? undefined : 'replaced'
}

/** True if the evidence holds this fingerprint for the file. */
export function namesFile(
  evidence: readonly ChainedEvidence[],
  { kind, sha256 }: { kind: DocumentFileKind; sha256: string },
): boolean {
  return evidence.findLast(({ event }) => event === FILE_EVENTS[kind])?.sha256After === sha256
}
