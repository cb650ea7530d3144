import { createHash } from 'node:crypto'
import type { EvidenceEvent } from '@tallgrass/domain'

/** What a link of the chain vouches for. */
export interface EvidenceLink {
  documentId: string
  /** From one on, without gaps. */
  seq: number
  event: EvidenceEvent
  actorId: string | null
  actorName: string
  ip: string | null
  userAgent: string | null
  detail: string | null
  /** Of the file as it was before the event and as it is after it. */
  sha256Before: string | null
  sha256After: string | null
  /** ISO 8601. */
  at: string
}

export interface ChainedEvidence extends EvidenceLink {
  previousHash: string
  hash: string
}

/** What the first link points to. */
export const CHAIN_START = '0'.repeat(64)

/** SHA-256 in hex over the link and the hash of the one before, so that everybody can check it with the rows alone. */
export function evidenceHash(previousHash: string, link: EvidenceLink): string {
  const { actorId, actorName, at, detail, documentId, event, ip, seq, sha256After, sha256Before, userAgent } =
    link
  const who = [actorId, actorName, ip, userAgent]
  const facts = [previousHash, documentId, seq, event, at, ...who, detail, sha256Before, sha256After]
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex')
}

/** Whether the links, in their order, are whole: none changed, missing, moved or put between. */
export function isChainIntact(links: readonly ChainedEvidence[]): boolean {
  let previous = { seq: 0, hash: CHAIN_START }
  for (const link of links) {
    const fits = link.seq === previous.seq + 1 && link.previousHash === previous.hash
    if (!fits || evidenceHash(previous.hash, link) !== link.hash) return false
    previous = link
  }
  return true
}
