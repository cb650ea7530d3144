import type { AdminInvoice, ListInvoicesInput } from '@tallgrass/contracts'
import { listInvoices as listInvoiceRows } from '@tallgrass/db'
import type { PortalCtx } from '../authorize.ts'
import { businessDayAt } from '../business-day.ts'
import { toInvoicePage } from './to-invoice.ts'

/** A client's issued invoices, or all invoices for administrators, in the requested order. */
export async function listInvoices(
  ctx: PortalCtx,
  input: ListInvoicesInput,
): Promise<{ items: AdminInvoice[]; nextCursor: string | null }> {
  const today = businessDayAt(ctx.clock())
  return toInvoicePage(ctx, await listInvoiceRows(ctx.db, ctx.scope, { ...input, today }))
}
