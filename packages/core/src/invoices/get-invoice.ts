import type { InvoiceDetails } from '@tallgrass/contracts'
import type { AdminCtx } from '../authorize.ts'
import { readInvoice } from './read-invoice.ts'

/** All there is about one. Throws NOT_FOUND. */
export function getInvoice(ctx: AdminCtx, { id }: { id: string }): Promise<InvoiceDetails> {
  return readInvoice(ctx, ctx.db, id)
}
