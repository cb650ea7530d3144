import { listWaitlistInput, waitlistPage } from '@tallgrass/contracts'
import { listWaitlist } from '@tallgrass/core'
import { adminProcedure, router } from '../../trpc.ts'

export const waitlistRouter = router({
  list: adminProcedure
    .input(listWaitlistInput)
    .output(waitlistPage)
    .query(({ ctx, input }) => listWaitlist(ctx, input)),
})
