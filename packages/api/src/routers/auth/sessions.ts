import { done } from '@tallgrass/contracts'
import { endedSessions, endSessionInput, ownSessions } from '@tallgrass/contracts/account'
import { endOtherSessions, endOwnSession, listOwnSessions } from '@tallgrass/core/people'
import { router, userProcedure } from '../../trpc.ts'

/** Where the caller is signed in. */
export const ownSessionsRouter = router({
  /** The devices on which you are signed in, this one first. */
  list: userProcedure
    .meta({ says: 'The devices on which you are signed in, this one first' })
    .output(ownSessions)
    .query(({ ctx }) => listOwnSessions(ctx)),
  /** Sign out on one of your devices. */
  end: userProcedure
    .meta({ says: 'Sign out on one of your devices' })
    .input(endSessionInput)
    .output(done)
    .mutation(({ ctx, input }) => endOwnSession(ctx, input)),
  /** Sign out on all devices but this one. */
  endOthers: userProcedure
    .meta({ says: 'Sign out on all devices but this one' })
    .output(endedSessions)
    .mutation(({ ctx }) => endOtherSessions(ctx)),
})
