import { heldWork, hold, released, releaseInput } from '@tallgrass/contracts'
import { getHold, listHeldWork, releaseSite } from '@tallgrass/core'
import { adminProcedure, router } from '../../trpc.ts'

export const systemRouter = router({
  /** The restore that holds the site, if it is held. */
  hold: adminProcedure
    .meta({ says: 'The restore that holds the site, if it is held' })
    .output(hold.nullable())
    .query(({ ctx }) => getHold(ctx)),
  /** What waits while the site is held after a restore. */
  heldWork: adminProcedure
    .meta({ says: 'What waits while the site is held after a restore' })
    .output(heldWork.nullable())
    .query(({ ctx }) => listHeldWork(ctx)),
  /** Settle open card payments, then let jobs, mail and provider calls go again. */
  release: adminProcedure
    .meta({
      says: 'Settle open card payments, then let jobs, mail and provider calls go again',
      refuses: ['INVALID', 'CONFLICT', 'NOT_READY'],
    })
    .input(releaseInput)
    .output(released)
    .mutation(({ ctx, input }) => releaseSite(ctx, input)),
})
