import { createLeadInput, done, leadId, submitChecklistInput } from '@tallgrass/contracts'
import { createLead, submitChecklist } from '@tallgrass/core'
import { publicProcedure, router } from '../trpc.ts'

export const chatRouter = router({
  createLead: publicProcedure
    .input(createLeadInput)
    .output(leadId)
    .mutation(({ ctx, input }) => createLead(ctx, input)),
  submitChecklist: publicProcedure
    .input(submitChecklistInput)
    .output(done)
    .mutation(({ ctx, input }) => submitChecklist(ctx, input)),
})
