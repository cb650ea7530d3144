import { findPayment, findRefund, type PaymentRow, type RefundRow } from '@tallgrass/db'
import type { RefundId } from '@tallgrass/domain'
import type { Ctx } from '../ctx.ts'
import { lockInvoice } from '../invoices/lock-invoice.ts'
import { type ProviderRefund, RefundRefused } from '../ports/payments.ts'
import { failRefund, recordRefund } from './record-refund.ts'

/** Requests a refund from the provider, always with the same key, and records the answer. */
export async function requestRefund(ctx: Ctx, { amount, id, paymentId }: RefundRow): Promise<void> {
  const payment = await findPayment(ctx.db, paymentId)
  if (!payment?.providerPaymentId) return
  const request = { idempotencyKey: id, paymentId: payment.providerPaymentId, amount }
  const answer = await ctx.payments.refund(request).catch((error: unknown) => {
    if (error instanceof RefundRefused) return error
    throw error
  })
  await recordAnswer(ctx, { payment, refundId: id, answer })
}

async function recordAnswer(
  ctx: Ctx,
  { answer, payment, refundId }: { payment: PaymentRow; refundId: RefundId; answer: ProviderRefund | Error },
): Promise<void> {
  await ctx.transaction(async (tx) => {
    const invoice = await lockInvoice(tx, tx.everybody, { id: payment.invoiceId })
    const row = await findRefund(tx.db, refundId)
    if (row?.status !== 'requested') return
    if (answer instanceof Error) await failRefund(tx, { invoice, payment, row, failure: answer.message })
    else await recordRefund(ctx, tx, { invoice, payment, row, refund: answer })
  })
}

/**
 * Asks again for a refund whose answer was lost. Throws if the provider cannot be reached; the queue then
 * retries.
 */
export async function settleRefundJob(ctx: Ctx, { refundId }: { refundId: RefundId }): Promise<void> {
  const row = await findRefund(ctx.db, refundId)
  if (row?.status === 'requested' && row.providerRefundId === null) await requestRefund(ctx, row)
}
