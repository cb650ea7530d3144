import type { AdminInvoice, ListInvoicesInput } from '@tallgrass/contracts'
import { listInvoices as listInvoiceRows } from '@tallgrass/db'
import type { PortalCtx } from '../authorize.ts'
import { toInvoicePage } from './to-invoice.ts'

/** What was issued to a client, or all that there are, in the order asked for. */
export async function listInvoices(
  ctx: PortalCtx,
  input: ListInvoicesInput,
): Promise<{ items: AdminInvoice[]; nextCursor: string | null }> {
  return toInvoicePage(ctx, await listInvoiceRows(ctx.db, ctx.scope, input))
}
