import { findSigners } from '@tallgrass/db'
import { type EventKind, noSuch, type UserId } from '@tallgrass/domain'
import type { Tx } from '../ctx.ts'
import { emit } from '../events/emit.ts'
import type { LockedDocument } from './lock-document.ts'

type DocumentEvent = Exclude<Extract<EventKind, `document.${string}`>, 'document.expiring'>

interface Details {
  /** Its signer unless someone else is named. */
  userId?: UserId
  /** Why it ended, in the words of who ended it. */
  reason?: string | undefined
}

/** Tells whom it concerns what became of a document. */
export async function emitDocument(
  tx: Tx,
  kind: DocumentEvent,
  locked: LockedDocument,
  { reason, userId }: Details = {},
): Promise<void> {
  const { signerId, ...facts } = await toDocumentEvent(tx, locked)
  emit(tx, kind, { ...facts, userId: userId ?? signerId, mailedTo: signerId, reason: reason ?? null })
}

/** The facts that events of a document tell, and its signer. */
export async function toDocumentEvent(tx: Tx, { agreement, document }: LockedDocument) {
  const signers = await findSigners(tx.db, document.id)
  if (!signers) throw noSuch('Document')
  return {
    documentId: document.id,
    agreementId: agreement.id,
    organizationId: agreement.organizationId,
    title: document.documentTitle,
    signer: signers.signerName,
    signerId: signers.signerId,
  }
}
