import { findLastDocumentEvent, insertDocumentEvent, newId } from '@tallgrass/db'
import { type DocumentId, type EvidenceEvent, toInstant, type UserId } from '@tallgrass/domain'
import type { Tx } from '../ctx.ts'
import { CHAIN_START, evidenceHash } from './evidence-chain.ts'

interface NewEvidence {
  event: EvidenceEvent
  actor: { id: UserId | null; name: string }
  detail?: string
  /** SHA-256 of the file, if the event created or changed it. */
  sha256?: string
}

/** Appends a link to a document's chain. The caller has locked the document. */
export async function recordEvidence(
  tx: Tx,
  documentId: DocumentId,
  { actor, detail, event, sha256 }: NewEvidence,
): Promise<void> {
  const last = await findLastDocumentEvent(tx.db, documentId)
  const sha256Before = last?.sha256After ?? null
  const link = {
    documentId,
    seq: (last?.seq ?? 0) + 1,
    event,
    actorId: actor.id,
    actorName: actor.name,
    ip: tx.origin.ip,
    userAgent: tx.origin.userAgent,
    detail: detail ?? null,
    sha256Before,
    sha256After: sha256 ?? sha256Before,
    at: toInstant(tx.now),
  }
  const previousHash = last?.hash ?? CHAIN_START
  const hash = evidenceHash(previousHash, link)
  await insertDocumentEvent(tx.db, { id: newId('DocumentEvent', tx.now), ...link, previousHash, hash })
}
