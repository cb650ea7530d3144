import { done, listOutboxInput, mailId, outboxPage, outboxSettings } from '@tallgrass/contracts'
import { getOutboxSettings, listOutbox, retryMail } from '@tallgrass/core'
import { adminProcedure, router } from '../../trpc.ts'

export const outboxRouter = router({
  /** Outgoing mail, newest first. */
  list: adminProcedure
    .meta({ says: 'Outgoing mail, newest first' })
    .input(listOutboxInput)
    .output(outboxPage)
    .query(({ ctx, input }) => listOutbox(ctx, input)),
  /** Whether mail is sent, and by whom. */
  settings: adminProcedure
    .meta({ says: 'Whether mail is sent, and by whom' })
    .output(outboxSettings)
    .query(({ ctx }) => getOutboxSettings(ctx)),
  /** Send a failed message again. */
  retry: adminProcedure
    .meta({ says: 'Send a failed message again' })
    .input(mailId)
    .output(done)
    .mutation(({ ctx, input }) => retryMail(ctx, input)),
})
