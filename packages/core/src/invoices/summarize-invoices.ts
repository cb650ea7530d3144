import type { InvoiceSummary } from '@tallgrass/contracts'
import { summarizeInvoices as summarizeInvoiceRows } from '@tallgrass/db'
import type { PortalCtx } from '../authorize.ts'
import { businessDayAt } from '../business-day.ts'

/** Sums and counts of the invoices that the caller may see. */
export function summarizeInvoices(ctx: PortalCtx): Promise<InvoiceSummary> {
  return summarizeInvoiceRows(ctx.db, ctx.scope, businessDayAt(ctx.clock()))
}
