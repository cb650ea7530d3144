import { createHash } from 'node:crypto'
import type { DocumentId, EvidenceEvent, Instant, UserId } from '@tallgrass/domain'

/** The facts that a link of the chain covers. */
export interface EvidenceLink {
  documentId: DocumentId
  /** Starts at 1, without gaps. */
  seq: number
  event: EvidenceEvent
  actorId: UserId | null
  actorName: string
  ip: string | null
  userAgent: string | null
  detail: string | null
  /** Of the file before and after the event. */
  sha256Before: string | null
  sha256After: string | null
  at: Instant
}

export interface ChainedEvidence extends EvidenceLink {
  previousHash: string
  hash: string
}

/** The previous hash of the first link. */
export const CHAIN_START = '0'.repeat(64)

/** SHA-256 in hex over the previous hash and the link, so that anyone can verify it from the rows alone. */
export function evidenceHash(previousHash: string, link: EvidenceLink): string {
  const { actorId, actorName, at, detail, documentId, event, ip, seq, sha256After, sha256Before, userAgent } =
    link
  const actor = [actorId, actorName, ip, userAgent]
  const facts = [previousHash, documentId, seq, event, at, ...actor, detail, sha256Before, sha256After]
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex')
}

/** True if no link was changed, removed, moved or inserted. Expects the links in their order. */
export function isChainIntact(links: readonly ChainedEvidence[]): boolean {
  let previous = { seq: 0, hash: CHAIN_START }
  for (const link of links) {
    const fits = link.seq === previous.seq + 1 && link.previousHash === previous.hash
    if (!fits || evidenceHash(previous.hash, link) !== link.hash) return false
    previous = link
  }
  return true
}
