import { invoicePage, invoiceSummary, listInvoicesInput } from '@tallgrass/contracts'
import { listInvoices, summarizeInvoices } from '@tallgrass/core'
import { portalProcedure, router } from '../../trpc.ts'

export const portalInvoicesRouter = router({
  /** Invoices, newest first; clients see their own, without drafts. */
  list: portalProcedure
    .meta({ says: 'Invoices, newest first; clients see their own, without drafts', scope: 'invoices:read' })
    .input(listInvoicesInput)
    .output(invoicePage)
    .query(({ ctx, input }) => listInvoices(ctx, input)),
  /** Totals of the invoices; clients see their own. */
  summary: portalProcedure
    .meta({ says: 'Totals of the invoices; clients see their own', scope: 'invoices:read' })
    .output(invoiceSummary)
    .query(({ ctx }) => summarizeInvoices(ctx)),
})
