import { done } from '@tallgrass/contracts'
import { yourData, yourDataCopy, yourDataInput } from '@tallgrass/contracts/account'
import { copyYourData, deleteYourData, getYourData } from '@tallgrass/core/people'
import { publicProcedure, router } from '../trpc.ts'

/** For people without an account: the sealed token of a message to their address says whose data it is. */
export const yourDataRouter = router({
  /** What is kept of the person who got the message. */
  get: publicProcedure
    .meta({ says: 'What is kept of the person who got the message', refuses: ['GONE'] })
    .input(yourDataInput)
    .output(yourData)
    .query(({ ctx, input }) => getYourData(ctx, input)),
  /** A copy of all of it, as JSON. */
  copy: publicProcedure
    .meta({ says: 'A copy of all of it, as JSON', refuses: ['GONE', 'CONFLICT'] })
    .input(yourDataInput)
    .output(yourDataCopy)
    .mutation(({ ctx, input }) => copyYourData(ctx, input)),
  /** Delete all of it. */
  delete: publicProcedure
    .meta({ says: 'Delete all of it', refuses: ['GONE', 'CONFLICT'] })
    .input(yourDataInput)
    .output(done)
    .mutation(({ ctx, input }) => deleteYourData(ctx, input)),
})
