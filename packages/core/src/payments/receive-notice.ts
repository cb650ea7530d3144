import { newId } from '@tallgrass/db'
import { AppError, NoticeRefused } from '@tallgrass/domain'
import { audit } from '../audit/audit.ts'
import type { Ctx } from '../ctx.ts'
import type { PaymentNotice, SignedNotice } from '../ports/payments.ts'

/** Keeps what the provider told, once. Throws INVALID for what it did not sign, or too long ago, and writes that down. */
export async function receiveNotice(ctx: Ctx, signed: SignedNotice): Promise<void> {
  const { provider } = ctx.payments
  let notice: PaymentNotice
  try {
    notice = ctx.payments.readNotice(signed)
  } catch (error) {
    if (!(error instanceof NoticeRefused)) throw error
    await recordRefused(ctx, error.message)
    throw new AppError('INVALID', 'This notice was not signed by the payment provider, or is too old', {
      cause: error,
    })
  }
  const { id: noticeId, ...facts } = notice
  await ctx.db
    .insertInto('paymentNotices')
    .values({ ...facts, id: newId(ctx.clock()), provider, noticeId, receivedAt: ctx.clock() })
    .onConflict((conflict) => conflict.columns(['provider', 'noticeId']).doNothing())
    .execute()
}

async function recordRefused(ctx: Ctx, reason: string): Promise<void> {
  const after = { provider: ctx.payments.provider, reason }
  await ctx.transaction(async (tx) =>
    audit(tx, { action: 'payment-notice.refuse', entity: 'payment-notice', entityId: null, after }),
  )
}
