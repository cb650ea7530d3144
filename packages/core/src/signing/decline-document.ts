import type { DeclineDocumentInput } from '@tallgrass/contracts'
import { AppError, documentFlow, isWaiting } from '@tallgrass/domain'
import type { Ctx } from '../ctx.ts'
import { ensureStillSigner, findParty } from '../documents/find-reader.ts'
import { lockDocument } from '../documents/lock-document.ts'
import { isTurnOf } from '../documents/to-document.ts'
import { endDocument } from './end-document.ts'
import { ensureOwnPages } from './sign-document.ts'

/**
 * Declines a document for the client. Throws NOT_FOUND; FORBIDDEN for anyone but the signer; CONFLICT for an
 * administrator, who must withdraw it instead; ILLEGAL_TRANSITION once the client has signed or the document has ended.
 */
export async function declineDocument(ctx: Ctx, input: DeclineDocumentInput): Promise<{ ok: true }> {
  const { document, reader } = await findParty(ctx, input)
  if (reader.role === 'PROVIDER') {
    throw new AppError('CONFLICT', 'Only the client can decline a document. Withdraw it instead.')
  }
  ensureOwnPages(document)
  await ctx.transaction(async (tx) => {
    const locked = await lockDocument(tx, document.id)
    await ensureStillSigner(tx, locked, reader)
    if (!isWaiting(locked.document)) throw documentFlow.refusal(locked.document.status, 'declined')
    if (!isTurnOf('CLIENT', locked.document)) {
      throw new AppError('ILLEGAL_TRANSITION', 'You have already signed this document')
    }
    await endDocument(tx, locked, { how: 'decline', actor: reader, reason: input.reason })
  })
  return { ok: true }
}
