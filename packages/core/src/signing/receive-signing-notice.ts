import { AppError } from '@tallgrass/domain'
import { audit } from '../audit/audit.ts'
import type { Ctx } from '../ctx.ts'
import { NoticeRefused, type SignedNotice } from '../ports/payments.ts'

/** Longer than a sending takes. */
const UNPREPARED_DELAY_SECONDS = 30

/**
 * Takes what the e-signature service tells: only the id of the document is believed, and how it stands is read there by
 * a job. Throws NOT_FOUND where no such service is in use, INVALID for a notice that it did not sign.
 */
export async function receiveSigningNotice(ctx: Ctx, signed: SignedNotice): Promise<void> {
  const { documentId: providerDocumentId, failed } = await readSigned(ctx, signed)
  if (providerDocumentId === null) return
  // What it could not prepare may not be noted as sent yet.
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
