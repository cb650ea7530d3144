import type { InvoiceDetails } from '@tallgrass/contracts'
import type { AdminCtx } from '../authorize.ts'
import { readInvoice } from './read-invoice.ts'

/** An invoice with its lines, ledger, refunds and reminders. Throws NOT_FOUND. */
export function getInvoice(ctx: AdminCtx, { id }: { id: string }): Promise<InvoiceDetails> {
  return readInvoice(ctx, ctx.db, id)
}
