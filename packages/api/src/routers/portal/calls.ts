import { bookingId, callLink } from '@tallgrass/contracts'
import { linkClientCall } from '@tallgrass/core'
import { clientProcedure, router } from '../../trpc.ts'

export const portalCallsRouter = router({
  /** Get a new link to move or cancel a call of your own. */
  link: clientProcedure
    .meta({ says: 'Get a new link to move or cancel a call of your own' })
    .input(bookingId)
    .output(callLink)
    .mutation(({ ctx, input }) => linkClientCall(ctx, input)),
})
