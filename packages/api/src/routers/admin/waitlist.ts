import { listWaitlistInput, waitlistPage } from '@tallgrass/contracts'
import { listWaitlist } from '@tallgrass/core'
import { adminProcedure, router } from '../../trpc.ts'

export const waitlistRouter = router({
  /** Waitlist entries, newest first. */
  list: adminProcedure
    .meta({ says: 'Waitlist entries, newest first', scope: 'waitlist:read' })
    .input(listWaitlistInput)
    .output(waitlistPage)
    .query(({ ctx, input }) => listWaitlist(ctx, input)),
})
