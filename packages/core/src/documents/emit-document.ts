import { findSigners } from '@tallgrass/db'
import { type EventKind, noSuch, type UserId } from '@tallgrass/domain'
import type { Tx } from '../ctx.ts'
import { emit } from '../events/emit.ts'
import type { LockedDocument } from './lock-document.ts'

type DocumentEvent = Extract<EventKind, `document.${string}`>

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
  const { agreement, document } = locked
  const signers = await findSigners(tx.db, document.id)
  if (!signers) throw noSuch('Document')
  emit(tx, kind, {
    documentId: document.id,
    agreementId: agreement.id,
    organizationId: agreement.organizationId,
    title: document.documentTitle,
    signer: signers.signerName,
    userId: userId ?? signers.signerId,
    reason: reason ?? null,
  })
}
