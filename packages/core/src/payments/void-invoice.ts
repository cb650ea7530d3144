import type { InvoiceDetails, VoidInvoiceInput } from '@tallgrass/contracts'
import { freeCosts, type LockedInvoice, settleInvoice } from '@tallgrass/db'
import { invoiceFlow } from '@tallgrass/domain'
import type { AdminCtx } from '../authorize.ts'
import type { Tx } from '../ctx.ts'
import { auditInvoice } from '../invoices/audit-invoice.ts'
import { getInvoice } from '../invoices/get-invoice.ts'
import { changeUnpaid } from './change-unpaid.ts'

/**
 * Takes an unpaid invoice back; the costs that it charges can be charged again.
 * Throws NOT_FOUND, ILLEGAL_TRANSITION, CONFLICT when it has just been paid, or NOT_READY.
 */
export async function voidInvoice(ctx: AdminCtx, { id, reason }: VoidInvoiceInput): Promise<InvoiceDetails> {
  await changeUnpaid(ctx, id, {
    ensure: ({ status }) => void invoiceFlow.next(status, 'void'),
    apply: (tx, invoice) => takeBack(tx, invoice, reason),
  })
  return getInvoice(ctx, { id })
}

async function takeBack(tx: Tx, invoice: LockedInvoice, voidReason: string): Promise<void> {
  const { id, number } = invoice
  const status = invoiceFlow.next(invoice.status, 'void')
  await settleInvoice(tx.db, id, { status, voidedAt: tx.now, voidReason })
  await freeCosts(tx.db, id)
  auditInvoice(tx, invoice, {
    action: 'invoice.void',
    before: { status: invoice.status },
    after: { status, number, reason: voidReason },
  })
}
