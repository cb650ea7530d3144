import type { InvoiceDetails, VoidInvoiceInput } from '@tallgrass/contracts'
import { invoiceFlow } from '@tallgrass/domain'
import type { AdminCtx } from '../authorize.ts'
import { getInvoice } from '../invoices/get-invoice.ts'
import { voidUnpaidInvoice } from '../invoices/void-unpaid-invoice.ts'
import { closeOpenCheckouts } from './close-open-checkouts.ts'
import { lockUnpaid } from './lock-unpaid.ts'

/**
 * Voids an unpaid invoice. Its costs can be charged again.
 * Throws NOT_FOUND, ILLEGAL_TRANSITION, CONFLICT if it has just been paid, or NOT_READY.
 */
export async function voidInvoice(ctx: AdminCtx, { id, ...why }: VoidInvoiceInput): Promise<InvoiceDetails> {
  const { status } = await getInvoice(ctx, { id })
  invoiceFlow.next(status, 'void')
  await closeOpenCheckouts(ctx, id)
  await ctx.transaction(async (tx) => voidUnpaidInvoice(tx, await lockUnpaid(tx, id), why))
  return getInvoice(ctx, { id })
}
