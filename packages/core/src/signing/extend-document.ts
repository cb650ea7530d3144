import type { DocumentDetails } from '@tallgrass/contracts'
import { findDocument, updateDocument } from '@tallgrass/db'
import { type DocumentId, documentEndsAt, documentFlow, isWaiting, toInstant } from '@tallgrass/domain'
import type { AdminCtx } from '../authorize.ts'
import type { WholeCtx } from '../ctx.ts'
import { auditDocument } from '../documents/audit-document.ts'
import { lockDocument } from '../documents/lock-document.ts'
import { readDocument } from '../documents/read-document.ts'
import { recordEvidence } from '../evidence/record-evidence.ts'
import { hostOf } from './host-of.ts'

/** Gives the signers 30 days from now. Throws NOT_FOUND or ILLEGAL_TRANSITION. */
export async function extendDocument(ctx: AdminCtx, { id }: { id: DocumentId }): Promise<DocumentDetails> {
  await ctx.transaction(async (tx) => {
    const locked = await lockDocument(tx, id)
    const { expiresAt } = locked.document
    if (!isWaiting(locked.document)) throw documentFlow.refusal(locked.document.status, 'extended')
    const until = toInstant(documentEndsAt(tx.now))
    await updateDocument(tx.db, id, { expiresAt: until })
    await recordEvidence(tx, id, { event: 'extended', actor: ctx.user, detail: `Until ${until}` })
    auditDocument(tx, locked, {
      action: 'document.extend',
      before: { expiresAt },
      after: { expiresAt: until },
    })
    await tx.enqueue('extend-document', { documentId: id })
  })
  return readDocument(ctx.db, ctx.scope, id)
}

/** Extends it at the e-signature service. Throws if the service cannot be reached; the queue then retries. */
export async function extendDocumentJob(
  ctx: WholeCtx,
  { documentId }: { documentId: DocumentId },
): Promise<void> {
  const document = await findDocument(ctx.db, ctx.scope, documentId)
  if (!document?.providerDocumentId || !document.expiresAt || !isWaiting(document)) return
  await hostOf(ctx, document)?.extend(document.providerDocumentId, new Date(document.expiresAt))
}
