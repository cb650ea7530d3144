import { calendarFeed, done, newCalendarFeed } from '@tallgrass/contracts'
import { createCalendarFeed, getCalendarFeed, renewCalendarFeed, revokeCalendarFeed } from '@tallgrass/core'
import { adminProcedure, router } from '../../trpc.ts'

export const calendarFeedRouter = router({
  /** Whether you have a secret address of the calls for your calendar. */
  get: adminProcedure
    .meta({ says: 'Whether you have a secret address of the calls for your calendar' })
    .output(calendarFeed)
    .query(({ ctx }) => getCalendarFeed(ctx)),
  /** Create your secret address of the calls; it is shown once. */
  create: adminProcedure
    .meta({ says: 'Create your secret address of the calls; it is shown once' })
    .output(newCalendarFeed)
    .mutation(({ ctx }) => createCalendarFeed(ctx)),
  /** Replace your secret address of the calls: the old one stops at once. */
  renew: adminProcedure
    .meta({ says: 'Replace your secret address of the calls: the old one stops at once' })
    .output(newCalendarFeed)
    .mutation(({ ctx }) => renewCalendarFeed(ctx)),
  /** Turn off your secret address of the calls. */
  revoke: adminProcedure
    .meta({ says: 'Turn off your secret address of the calls' })
    .output(done)
    .mutation(({ ctx }) => revokeCalendarFeed(ctx)),
})
