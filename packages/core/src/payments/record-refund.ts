import { userOf } from '@tallgrass/contracts'
import {
  insertLedgerEntry,
  type LockedInvoice,
  moveRefundRow,
  newId,
  type PaymentRow,
  type RefundRow,
  updateRefund,
} from '@tallgrass/db'
import { formatMoney, refundFlow } from '@tallgrass/domain'
import type { Ctx, Tx } from '../ctx.ts'
import { emit } from '../events/emit.ts'
import { emitInvoice, toInvoiceEvent } from '../invoices/emit-invoice.ts'
import type { ProviderRefund } from '../ports/payments.ts'
import { raiseWorkItem } from '../work-items/raise-work-item.ts'
import { resolveRefunded } from '../work-items/resolve-refunded.ts'
import { auditPayment } from './audit-payment.ts'
import type { NoticeOutcome } from './notice-outcome.ts'
import { enqueueRefundMail } from './payment-mail.ts'

interface LockedRefund {
  /** Locked by the caller. */
  invoice: LockedInvoice
  payment: PaymentRow
  row: RefundRow
}

/** Records the state of a refund at its provider. A settled refund stays settled. Returns the outcome. */
export async function recordRefund(
  ctx: Ctx,
  tx: Tx,
  { refund, ...locked }: LockedRefund & { refund: ProviderRefund },
): Promise<NoticeOutcome> {
  const { row } = locked
  if (refund.status === 'failed') {
    return failRefund(tx, { ...locked, failure: refund.failure ?? 'The provider gave no reason', refund })
  }
  if (row.status !== 'requested') return 'already_recorded'
  if (refund.status === 'pending') {
    await updateRefund(tx.db, row.id, { providerRefundId: refund.id })
    return 'refund_pending'
  }
  await succeedRefund(ctx, tx, { ...locked, refund })
  return 'refunded'
}

/** Settles a refund: the money is on its way. Without `refund`, an administrator pays it back manually. */
export async function succeedRefund(
  ctx: Ctx,
  tx: Tx,
  { invoice, payment, refund, row }: LockedRefund & { refund?: ProviderRefund },
): Promise<void> {
  const { amount, currency, id: refundId, reason } = row
  const atProvider = refund && { provider: ctx.payments.provider, providerPaymentId: refund.id }
  await moveRefundRow(tx.db, refundId, {
    from: row.status,
    status: refundFlow.next(row.status, 'succeed'),
    settledAt: tx.now,
    ...(refund && { providerRefundId: refund.id }),
  })
  const { applied, id: paymentId, invoiceId, method } = payment
  await insertLedgerEntry(tx.db, {
    id: newId('LedgerEntry', tx.now),
    invoiceId,
    type: 'refund',
    method,
    amount,
    currency,
    applied,
    refundId,
    paymentId,
    note: reason,
    recordedBy: userOf(tx.actor),
    ...atProvider,
    receivedAt: refund?.createdAt ?? tx.now,
    createdAt: tx.now,
  })
  auditPayment(tx, invoice, {
    action: 'refund.settle',
    entity: 'refund',
    entityId: refundId,
    before: { status: row.status },
    after: { status: 'succeeded', invoiceId, amount, currency },
  })
  await resolveRefunded(tx, paymentId)
  const byCard = method === 'card'
  const mailedTo = await enqueueRefundMail(ctx, tx, { invoice, amount, reason, byCard })
  await emitInvoice(tx, 'invoice.refunded', { id: invoice.id, amount, mailedTo })
}

/**
 * Raises a work item for a failed refund, and tells of it, once. One that had succeeded stays in the ledger, which is
 * append-only.
 */
export async function failRefund(
  tx: Tx,
  { failure, invoice, payment, refund, row }: LockedRefund & { failure: string; refund?: ProviderRefund },
): Promise<NoticeOutcome> {
  if (row.status === 'failed') return 'already_recorded'
  const { amount, currency, id, invoiceId } = row
  if (row.status === 'requested') {
    await moveRefundRow(tx.db, id, {
      from: row.status,
      status: refundFlow.next(row.status, 'fail'),
      settledAt: tx.now,
      failure,
      ...(refund && { providerRefundId: refund.id }),
    })
    auditPayment(tx, invoice, {
      action: 'refund.fail',
      entity: 'refund',
      entityId: id,
      before: { status: row.status },
      after: { status: 'failed', invoiceId, amount, currency, failure },
    })
  }
  const isNew = await raiseWorkItem(tx, {
    kind: 'refund_failed',
    cause: `refund:${id}`,
    amount,
    currency,
    invoiceId,
    paymentId: payment.id,
    detail: `${formatMoney(amount)} could not be refunded by card: ${failure}`,
  })
  if (!isNew) return 'already_recorded'
  const facts = await toInvoiceEvent(tx, { id: invoiceId, amount, mailedTo: null })
  emit(tx, 'refund.failed', { ...facts, reason: failure })
  return 'refund_failed'
}
