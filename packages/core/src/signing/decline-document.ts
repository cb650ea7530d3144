import type { DeclineDocumentInput } from '@tallgrass/contracts'
import { AppError, documentFlow, isWaiting } from '@tallgrass/domain'
import type { Ctx } from '../ctx.ts'
import { enqueueDocumentMail } from '../documents/enqueue-document-mail.ts'
import { findReader } from '../documents/find-reader.ts'
import { holdDocument } from '../documents/hold-document.ts'
import { isTurnOf } from '../documents/to-document.ts'
import { endDocument } from './end-document.ts'
import { ensureOwnPages } from './sign-document.ts'

/**
 * The client does not sign. Throws NOT_FOUND; CONFLICT for an administrator, who withdraws it instead;
 * ILLEGAL_TRANSITION once the client has signed or it has ended.
 */
export async function declineDocument(ctx: Ctx, input: DeclineDocumentInput): Promise<{ ok: true }> {
  const { document, reader } = await findReader(ctx, input)
  if (reader.role === 'PROVIDER') {
    throw new AppError('CONFLICT', 'Only the client can decline a document. Withdraw it instead.')
  }
  ensureOwnPages(document)
  await ctx.transaction(async (tx) => {
    const held = await holdDocument(tx, document.id)
    if (!isWaiting(held.document)) throw documentFlow.refusal(held.document.status, 'declined')
    if (!isTurnOf('CLIENT', held.document)) {
      throw new AppError('ILLEGAL_TRANSITION', 'You have already signed this document')
    }
    await endDocument(tx, held, { how: 'decline', actor: reader, reason: input.reason })
    await enqueueDocumentMail(ctx, tx, 'document-declined', held, { reason: input.reason })
  })
  return { ok: true }
}
