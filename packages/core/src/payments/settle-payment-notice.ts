import { findPaymentNotice, findProviderPayment, updatePaymentNotice } from '@tallgrass/db'
import type { Ctx } from '../ctx.ts'
import type { ProviderRefund } from '../ports/payments.ts'
import { type NoticeOutcome, noticeWords } from './notice-outcome.ts'
import { settleProviderRefund } from './settle-provider-refund.ts'
import { settleSession } from './settle-session.ts'

/**
 * Reads the truth that a notice pointed at, and writes it down. Throws when the provider does not answer: then the
 * queue tries again.
 */
export async function settlePaymentNotice(ctx: Ctx, { noticeId }: { noticeId: string }): Promise<void> {
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
 * Notices come in any order: one of a refund may come before the one of its payment, and then waits for it. It says
 * so before it looks again, so that a payment recorded meanwhile finds it.
 */
async function hasPayment(ctx: Ctx, noticeId: string, { paymentId }: ProviderRefund): Promise<boolean> {
  const { provider } = ctx.payments
  const find = () => findProviderPayment(ctx.db, { provider, paymentId })
  if (await find()) return true
  await updatePaymentNotice(ctx.db, noticeId, { waitsFor: paymentId })
  return (await find()) !== undefined
}
