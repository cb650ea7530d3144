import { AppError } from '@tallgrass/domain'
import { audit } from '../audit/audit.ts'
import type { Ctx } from '../ctx.ts'
import { NoticeRefused, type SignedNotice } from '../ports/payments.ts'

/** Longer than sending takes. */
const UNPREPARED_DELAY_SECONDS = 30

/**
 * Accepts a notice of the e-signature service. Only the document's id is trusted; a job reads its state from
 * the service. Throws NOT_FOUND if no such service is configured, INVALID for a notice that it did not sign.
 */
export async function receiveSigningNotice(ctx: Ctx, signed: SignedNotice): Promise<void> {
  const { documentId: providerDocumentId, failed } = await readSigned(ctx, signed)
  if (providerDocumentId === null) return
  // A document that could not be prepared may not be recorded as sent yet.
  const options = failed ? { delay: UNPREPARED_DELAY_SECONDS } : {}
  await ctx.transaction((tx) => tx.enqueue('reconcile-document', { providerDocumentId, failed }, options))
}

async function readSigned(ctx: Ctx, signed: SignedNotice) {
  const { hosted, provider } = ctx.esign
  if (!hosted) throw new AppError('NOT_FOUND', 'This e-signature service is not configured')
  try {
    return hosted.readNotice(signed)
  } catch (error) {
    if (!(error instanceof NoticeRefused)) throw error
    await ctx.transaction(async (tx) =>
      audit(tx, {
        action: 'signing-notice.refuse',
        entity: 'signing-notice',
        entityId: null,
        after: { provider, reason: error.message },
      }),
    )
    const sentence = 'This notice is not signed by the e-signature service or is too old'
    throw new AppError('INVALID', sentence, { cause: error })
  }
}
