import type { InvoiceDetails, VoidInvoiceInput } from '@tallgrass/contracts'
import { invoiceFlow } from '@tallgrass/domain'
import type { AdminCtx } from '../authorize.ts'
import { getInvoice } from '../invoices/get-invoice.ts'
import { takeBackInvoice } from '../invoices/take-back-invoice.ts'
import { closeOpenCheckouts } from './close-open-checkouts.ts'
import { lockUnpaid } from './lock-unpaid.ts'

/**
 * Takes an unpaid invoice back; the costs that it charges can be charged again.
 * Throws NOT_FOUND, ILLEGAL_TRANSITION, CONFLICT when it has just been paid, or NOT_READY.
 */
export async function voidInvoice(ctx: AdminCtx, { id, reason }: VoidInvoiceInput): Promise<InvoiceDetails> {
  const { status } = await getInvoice(ctx, { id })
  invoiceFlow.next(status, 'void')
  await closeOpenCheckouts(ctx, id)
  await ctx.transaction(async (tx) => takeBackInvoice(tx, await lockUnpaid(tx, id), reason))
  return getInvoice(ctx, { id })
}
