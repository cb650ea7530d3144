import { findPaymentNotice, findProviderPayment, notePaymentNotice } from '@tallgrass/db'
import type { Ctx } from '../ctx.ts'
import type { ProviderRefund } from '../ports/payments.ts'
import { settleProviderRefund } from './settle-provider-refund.ts'
import { settleSession } from './settle-session.ts'
import { waitingFor } from './waiting-notices.ts'

/**
 * Reads the truth that a notice pointed at, and writes it down. Throws when the provider does not answer: then the
 * queue tries again.
 */
export async function settlePaymentNotice(ctx: Ctx, { noticeId }: { noticeId: string }): Promise<void> {
  const notice = await findPaymentNotice(ctx.db, noticeId)
  if (!notice?.aboutId || notice.settledAt) return
  const settle = (outcome: string) => notePaymentNotice(ctx.db, noticeId, { outcome, settledAt: ctx.clock() })
  if (notice.provider !== ctx.payments.provider) return settle('Its provider is no longer in use')
  if (notice.about === 'session') {
    const session = await ctx.payments.findSession(notice.aboutId)
    return settle(session ? await settleSession(ctx, session) : 'The provider knows no such session')
  }
  const refund = await ctx.payments.findRefund(notice.aboutId)
  if (!refund) return settle('The provider knows no such refund')
  if (await hasPayment(ctx, noticeId, refund)) return settle(await settleProviderRefund(ctx, refund))
}

/**
 * Notices come in any order: one of a refund may come before the one of its payment, and then waits for it. It says
 * so before it looks, so that whoever writes the payment down meanwhile finds it.
 */
async function hasPayment(ctx: Ctx, noticeId: string, { paymentId }: ProviderRefund): Promise<boolean> {
  const { provider } = ctx.payments
  const find = () => findProviderPayment(ctx.db, { provider, paymentId })
  if (await find()) return true
  await notePaymentNotice(ctx.db, noticeId, { outcome: waitingFor(provider, paymentId) })
  return (await find()) !== undefined
}
