import { demoStack, demoStackInput, done, joinWaitlistInput, siteFacts } from '@tallgrass/contracts'
import { getDemoStack, getLinks, joinWaitlist } from '@tallgrass/core'
import { adminProcedure, publicProcedure, router } from '../trpc.ts'

export const demosRouter = router({
  /** Public facts of this site: links, and whether calls can be booked here. */
  links: publicProcedure
    .meta({ says: 'Public facts of this site: links, and whether calls can be booked here' })
    .output(siteFacts)
    .query(({ ctx }) => getLinks(ctx)),
  /** The tech stack of a demo. */
  stack: adminProcedure
    .meta({ says: 'The tech stack of a demo' })
    .input(demoStackInput)
    .output(demoStack)
    .query(({ ctx, input }) => getDemoStack(ctx, input)),
  /** Join the waitlist of a product. */
  joinWaitlist: publicProcedure
    .meta({ says: 'Join the waitlist of a product' })
    .input(joinWaitlistInput)
    .output(done)
    .mutation(({ ctx, input }) => joinWaitlist(ctx, input)),
})
