import { demoStack, demoStackInput, done, joinWaitlistInput, siteFacts } from '@tallgrass/contracts'
import { getDemoStack, getLinks, joinWaitlist } from '@tallgrass/core'
import { adminProcedure, publicProcedure, router } from '../trpc.ts'

export const demosRouter = router({
  links: publicProcedure.output(siteFacts).query(({ ctx }) => getLinks(ctx)),
  stack: adminProcedure
    .input(demoStackInput)
    .output(demoStack)
    .query(({ ctx, input }) => getDemoStack(ctx, input)),
  joinWaitlist: publicProcedure
    .input(joinWaitlistInput)
    .output(done)
    .mutation(({ ctx, input }) => joinWaitlist(ctx, input)),
})
