import {
  findProviderPayment,
  findProviderRefund,
  findRefund,
  insertRefund,
  listUnansweredRefunds,
  newId,
  type PaymentRow,
  type RefundRow,
} from '@tallgrass/db'
import { AppError } from '@tallgrass/domain'
import type { Ctx, Tx } from '../ctx.ts'
import { lockInvoice } from '../invoices/lock-invoice.ts'
import type { ProviderRefund } from '../ports/payments.ts'
import type { NoticeOutcome } from './notice-outcome.ts'
import { recordRefund } from './record-refund.ts'
import { requestRefund } from './request-refund.ts'

/** Each round recovers lost answers to our own refunds; more are never needed. */
const MAX_ROUNDS = 5

/**
 * Records a refund as the provider reports it, no matter who requested it. An unknown refund may be one of
 * ours whose answer was lost, so unanswered ones are requested again first. Returns the outcome.
 */
export async function settleProviderRefund(ctx: Ctx, refund: ProviderRefund): Promise<NoticeOutcome> {
  const { provider } = ctx.payments
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const payment = await findProviderPayment(ctx.db, { provider, paymentId: refund.paymentId })
    if (!payment) return 'refund_unmatched'
    const result = await ctx.transaction((tx) => settleKnown(ctx, tx, { payment, refund }))
    if (result.outcome) return result.outcome
    for (const own of result.unanswered) await requestRefund(ctx, own)
  }
  throw new AppError('INTERNAL', `The refund ${refund.id} cannot be distinguished from ours`)
}

interface KnownRefund {
  payment: PaymentRow
  refund: ProviderRefund
}

async function settleKnown(
  ctx: Ctx,
  tx: Tx,
  { payment, refund }: KnownRefund,
): Promise<{ outcome?: NoticeOutcome; unanswered: RefundRow[] }> {
  const invoice = await lockInvoice(tx, tx.everybody, { id: payment.invoiceId })
  const known = await findProviderRefund(tx.db, refund.id)
  if (known) {
    return { outcome: await recordRefund(ctx, tx, { invoice, payment, row: known, refund }), unanswered: [] }
  }
  const unanswered = await listUnansweredRefunds(tx.db, payment.id)
  if (unanswered.length > 0) return { unanswered }
  const row = await insertForeignRefund(tx, payment, refund)
  return { outcome: await recordRefund(ctx, tx, { invoice, payment, row, refund }), unanswered }
}

/** A refund made on the provider's own pages. */
async function insertForeignRefund(tx: Tx, payment: PaymentRow, refund: ProviderRefund): Promise<RefundRow> {
  const id = newId('Refund', tx.now)
  await insertRefund(tx.db, {
    id,
    invoiceId: payment.invoiceId,
    paymentId: payment.id,
    amount: refund.amount,
    currency: refund.currency,
    reason: 'Refunded at the payment provider',
    providerRefundId: refund.id,
    createdAt: refund.createdAt,
  })
  const row = await findRefund(tx.db, id)
  if (!row) throw new AppError('INTERNAL', 'The refund was not saved')
  return row
}
