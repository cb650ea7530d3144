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

/** More of our own answers are never lost at once. */
const MAX_ROUNDS = 5

/**
 * Writes down a refund as its provider tells it, whoever asked for it. One that no row of ours knows may be our own,
 * whose answer was lost: that is asked for first. Answers what came of it.
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
  const row = await addForeign(tx, payment, refund)
  return { outcome: await recordRefund(ctx, tx, { invoice, payment, row, refund }), unanswered }
}

/** Given back on the provider's own pages. */
async function addForeign(tx: Tx, payment: PaymentRow, refund: ProviderRefund): Promise<RefundRow> {
  const id = newId(tx.now)
  await insertRefund(tx.db, {
    id,
    invoiceId: payment.invoiceId,
    paymentId: payment.id,
    amount: refund.amount,
    currency: refund.currency,
    reason: 'Given back at the provider',
    providerRefundId: refund.id,
    createdAt: refund.createdAt,
  })
  const row = await findRefund(tx.db, id)
  if (!row) throw new AppError('INTERNAL', 'The refund was not kept')
  return row
}
