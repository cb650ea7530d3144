import { type Refund, type RefundPaymentInput, userOf } from '@tallgrass/contracts'
import {
  findPayment,
  findRefund,
  insertRefund,
  type LockedInvoice,
  newId,
  type PaymentRow,
  type RefundRow,
  sumRefunds,
} from '@tallgrass/db'
import { AppError, ensureRefundable, type Money, noSuch } from '@tallgrass/domain'
import type { AdminCtx } from '../authorize.ts'
import type { Tx } from '../ctx.ts'
import { lockInvoice } from '../invoices/lock-invoice.ts'
import { ProviderUnreachable } from '../ports/payments.ts'
import { auditPayment } from './audit-payment.ts'
import { succeedRefund } from './record-refund.ts'
import { requestRefund } from './request-refund.ts'

/** The job runs after 30 seconds, in case the answer to this call was lost. */
const RETRY_LATER = { delay: 30 }

/**
 * Refunds a payment: to the card through the provider, or manually by the administrator.
 * Throws NOT_FOUND, or CONFLICT if less than the amount is left to refund.
 */
export async function refundPayment(ctx: AdminCtx, input: RefundPaymentInput): Promise<Refund> {
  const { payment, row } = await ctx.transaction((tx) => reserveRefund(ctx, tx, input))
  if (payment.method === 'card') await requestNow(ctx, row)
  return toRefund((await findRefund(ctx.db, row.id)) ?? row)
}

async function reserveRefund(ctx: AdminCtx, tx: Tx, input: RefundPaymentInput) {
  const { amount, paymentId, reason } = input
  const payment = await findPayment(tx.db, paymentId)
  if (!payment) throw noSuch('LedgerEntry')
  const invoice = await lockInvoice(tx, ctx.scope, { id: payment.invoiceId })
  ensureOwnProvider(ctx, payment)
  ensureRefundable(amount, { paid: payment.amount, refunded: await sumRefunds(tx.db, paymentId) })
  const row = await addRefund(tx, { invoice, payment, amount, reason })
  if (payment.method === 'card') await tx.enqueue('settle-refund', { refundId: row.id }, RETRY_LATER)
  else await succeedRefund(ctx, tx, { invoice, payment, row })
  return { payment, row }
}

function ensureOwnProvider({ payments }: AdminCtx, { provider }: PaymentRow): void {
  if (provider === null || provider === payments.provider) return
  const sentence = `This payment came through ${provider}, which is no longer connected. Issue the refund there.`
  throw new AppError('CONFLICT', sentence)
}

interface NewRefund {
  invoice: LockedInvoice
  payment: PaymentRow
  amount: Money
  reason: string
}

async function addRefund(tx: Tx, { amount, invoice, payment, reason }: NewRefund): Promise<RefundRow> {
  const id = newId('Refund', tx.now)
  const { currency, id: paymentId, invoiceId } = payment
  const facts = { invoiceId, paymentId, amount, currency, reason }
  await insertRefund(tx.db, { ...facts, id, requestedBy: userOf(tx.actor), createdAt: tx.now })
  auditPayment(tx, invoice, { action: 'refund.request', entity: 'refund', entityId: id, after: facts })
  const row = await findRefund(tx.db, id)
  if (!row) throw new AppError('INTERNAL', 'The refund was not saved')
  return row
}

/** If the provider does not answer, the refund stays requested and the job asks again. */
async function requestNow(ctx: AdminCtx, row: RefundRow): Promise<void> {
  try {
    await requestRefund(ctx, row)
  } catch (error) {
    if (!(error instanceof ProviderUnreachable)) throw error
  }
}

function toRefund({ amount, createdAt, failure, id, paymentId, reason, status }: RefundRow): Refund {
  return { id, paymentId, amount, reason, status, failure, createdAt }
}
