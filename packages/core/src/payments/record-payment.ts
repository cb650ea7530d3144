import { type InvoiceDetails, type RecordPaymentInput, userOf } from '@tallgrass/contracts'
import { insertLedgerEntry, type LockedInvoice, moveInvoiceRow, newId } from '@tallgrass/db'
import { AppError, ensureReceivable, invoiceFlow, toInstant } from '@tallgrass/domain'
import type { AdminCtx } from '../authorize.ts'
import { businessDayAt } from '../business-day.ts'
import type { Tx } from '../ctx.ts'
import { emitInvoice } from '../invoices/emit-invoice.ts'
import { getInvoice } from '../invoices/get-invoice.ts'
import { retainerBeginsProject } from '../path/retainer-begins-project.ts'
import { auditPayment } from './audit-payment.ts'
import { closeOpenCheckouts } from './close-open-checkouts.ts'
import { lockUnpaid } from './lock-unpaid.ts'
import { enqueueReceipt } from './payment-mail.ts'

/**
 * Records a manual payment of the whole amount of an open invoice.
 * Throws NOT_FOUND, INVALID for an impossible day, CONFLICT if it is not open or has just been paid, or
 * NOT_READY.
 */
export async function recordPayment(ctx: AdminCtx, input: RecordPaymentInput): Promise<InvoiceDetails> {
  const { id, receivedOn } = input
  const today = businessDayAt(ctx.clock())
  ensureReceivable(receivedOn, today)
  // The hour of an earlier day is unknown. Noon UTC falls on that day in nearly every time zone.
  const receivedAt = receivedOn === today ? ctx.clock() : new Date(`${receivedOn}T12:00:00.000Z`)
  ensureOpen(await getInvoice(ctx, { id }))
  await closeOpenCheckouts(ctx, id)
  await ctx.transaction(async (tx) => {
    const invoice = await lockUnpaid(tx, id)
    ensureOpen(invoice)
    await record(ctx, tx, { invoice, note: input.note, receivedAt })
  })
  return getInvoice(ctx, { id })
}

function ensureOpen({ status }: Pick<LockedInvoice, 'status'>): void {
  if (status === 'OPEN') return
  const sentences = {
    DRAFT: 'This invoice is a draft. Issue it before you record a payment.',
    PAID: 'This invoice is already paid',
    VOID: 'This invoice has been voided',
  }
  throw new AppError('CONFLICT', sentences[status])
}

async function record(
  ctx: AdminCtx,
  tx: Tx,
  { invoice, note, receivedAt }: { invoice: LockedInvoice; note: string; receivedAt: Date },
): Promise<void> {
  const { amount, currency, id: invoiceId, status } = invoice
  const id = newId('LedgerEntry', tx.now)
  await insertLedgerEntry(tx.db, {
    id,
    invoiceId,
    type: 'payment',
    method: 'manual',
    amount,
    currency,
    applied: true,
    note,
    recordedBy: userOf(tx.actor),
    receivedAt,
    createdAt: tx.now,
  })
  const paid = invoiceFlow.next(status, 'pay')
  await moveInvoiceRow(tx.db, invoiceId, { from: status, status: paid, paidAt: receivedAt })
  auditPayment(tx, invoice, {
    action: 'payment.record',
    entity: 'payment',
    entityId: id,
    after: { invoiceId, method: 'manual', amount, currency, receivedAt: toInstant(receivedAt), note },
  })
  const mailedTo = await enqueueReceipt(ctx, tx, { invoice, amount })
  await emitInvoice(tx, 'invoice.paid', { id: invoice.id, amount, mailedTo })
  if (invoice.projectId) await retainerBeginsProject(tx, invoice.projectId)
}
