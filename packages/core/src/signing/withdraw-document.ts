import type { DocumentDetails, WithdrawDocumentInput } from '@tallgrass/contracts'
import { findDocument } from '@tallgrass/db'
import type { DocumentId } from '@tallgrass/domain'
import type { AdminCtx } from '../authorize.ts'
import type { WholeCtx } from '../ctx.ts'
import { enqueueDocumentMail } from '../documents/enqueue-document-mail.ts'
import { lockDocument } from '../documents/lock-document.ts'
import { readDocument } from '../documents/read-document.ts'
import { endDocument } from './end-document.ts'
import { hostOf } from './host-of.ts'

/** Withdraws a document before everyone has signed. Throws NOT_FOUND or ILLEGAL_TRANSITION. */
export async function withdrawDocument(
  ctx: AdminCtx,
  { id, reason }: WithdrawDocumentInput,
): Promise<DocumentDetails> {
  await ctx.transaction(async (tx) => {
    const locked = await lockDocument(tx, id)
    await endDocument(tx, locked, { how: 'withdraw', actor: ctx.user, reason })
    if (locked.document.sentAt) await enqueueDocumentMail(ctx, tx, 'document-withdrawn', locked, { reason })
    await tx.enqueue('withdraw-document', { documentId: id, reason })
  })
  return readDocument(ctx.db, ctx.scope, id)
}

/**
 * Withdraws it at the e-signature service, if it is there. Throws if the service cannot be reached; the queue
 * then retries.
 */
export async function withdrawDocumentJob(
  ctx: WholeCtx,
  { documentId, reason }: { documentId: DocumentId; reason: string },
): Promise<void> {
  const document = await findDocument(ctx.db, ctx.scope, documentId)
  const hosted = document && hostOf(ctx, document)
  if (!hosted) return
  const id = document.providerDocumentId ?? (await hosted.findSent(documentId))?.id
  if (id) await hosted.withdraw(id, reason)
}
