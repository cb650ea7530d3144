import { invoicePage, invoiceSummary, listInvoicesInput } from '@tallgrass/contracts'
import { listInvoices, summarizeInvoices } from '@tallgrass/core'
import { portalProcedure, router } from '../../trpc.ts'

export const portalInvoicesRouter = router({
  list: portalProcedure
    .input(listInvoicesInput)
    .output(invoicePage)
    .query(({ ctx, input }) => listInvoices(ctx, input)),
  summary: portalProcedure.output(invoiceSummary).query(({ ctx }) => summarizeInvoices(ctx)),
})
