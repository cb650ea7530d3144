import { done, listOutboxInput, mailId, outboxPage, outboxSettings } from '@tallgrass/contracts'
import { getOutboxSettings, listOutbox, retryMail } from '@tallgrass/core'
import { adminProcedure, router } from '../../trpc.ts'

export const outboxRouter = router({
  list: adminProcedure
    .input(listOutboxInput)
    .output(outboxPage)
    .query(({ ctx, input }) => listOutbox(ctx, input)),
  settings: adminProcedure.output(outboxSettings).query(({ ctx }) => getOutboxSettings(ctx)),
  retry: adminProcedure
    .input(mailId)
    .output(done)
    .mutation(({ ctx, input }) => retryMail(ctx, input)),
})
