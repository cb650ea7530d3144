import { newId } from '@tallgrass/db'
import { NoticeRefused } from '@tallgrass/domain'
import { audit } from '../audit/audit.ts'
import type { Ctx } from '../ctx.ts'
import type { PaymentNotice, SignedNotice } from '../ports/payments.ts'

/** Keeps what the provider told, once. Throws NoticeRefused for what it did not sign, and writes that down. */
export async function receiveNotice(ctx: Ctx, signed: SignedNotice): Promise<void> {
  const { provider } = ctx.payments
  let notice: PaymentNotice
  try {
    notice = ctx.payments.readNotice(signed)
  } catch (error) {
    if (error instanceof NoticeRefused) await recordRefused(ctx, error.message)
    throw error
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
