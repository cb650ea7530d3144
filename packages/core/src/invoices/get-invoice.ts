import type { InvoiceDetails } from '@tallgrass/contracts'
import type { InvoiceId } from '@tallgrass/domain'
import type { AdminCtx } from '../authorize.ts'
import { readInvoice } from './read-invoice.ts'

/** An invoice with its lines, ledger, refunds and reminders. Throws NOT_FOUND. */
export function getInvoice(ctx: AdminCtx, { id }: { id: InvoiceId }): Promise<InvoiceDetails> {
  return readInvoice(ctx, ctx.db, id)
}
