import { findPaymentNotice, findProviderPayment, updatePaymentNotice } from '@tallgrass/db'
import type { PaymentNoticeId } from '@tallgrass/domain'
import type { Ctx } from '../ctx.ts'
import type { ProviderRefund } from '../ports/payments.ts'
import { type NoticeOutcome, noticeWords } from './notice-outcome.ts'
import { settleProviderRefund } from './settle-provider-refund.ts'
import { settleSession } from './settle-session.ts'

/**
 * Looks up the facts behind a notice at the provider and records them. Throws if the provider does not
 * answer; the queue then retries.
 */
export async function settlePaymentNotice(
  ctx: Ctx,
  { noticeId }: { noticeId: PaymentNoticeId },
): Promise<void> {
  const notice = await findPaymentNotice(ctx.db, noticeId)
  if (!notice?.aboutId || notice.settledAt) return
  const settle = (outcome: NoticeOutcome) =>
    updatePaymentNotice(ctx.db, noticeId, {
      outcome: noticeWords[outcome],
      settledAt: ctx.clock(),
      waitsFor: null,
    })
  if (notice.provider !== ctx.payments.provider) return settle('provider_left')
  if (notice.about === 'session') {
    const session = await ctx.payments.findSession(notice.aboutId)
    return settle(session ? await settleSession(ctx, session) : 'session_unknown')
  }
  const refund = await ctx.payments.findRefund(notice.aboutId)
  if (!refund) return settle('refund_unknown')
  if (await hasPayment(ctx, noticeId, refund)) return settle(await settleProviderRefund(ctx, refund))
}

/**
 * Notices come in any order: one about a refund may come before its payment's, and then waits for it. It is
 * marked as waiting before the second look, so that a payment recorded in the meantime finds it.
 */
async function hasPayment(
  ctx: Ctx,
  noticeId: PaymentNoticeId,
  { paymentId }: ProviderRefund,
): Promise<boolean> {
  const { provider } = ctx.payments
  const find = () => findProviderPayment(ctx.db, { provider, paymentId })
  if (await find()) return true
  await updatePaymentNotice(ctx.db, noticeId, { waitsFor: paymentId })
  return (await find()) !== undefined
}
