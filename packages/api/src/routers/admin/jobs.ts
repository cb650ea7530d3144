import { done, failedJob, jobReference } from '@tallgrass/contracts'
import { listFailedJobs, retryJob } from '@tallgrass/core'
import { z } from 'zod'
import { adminProcedure, router } from '../../trpc.ts'

export const jobsRouter = router({
  listFailed: adminProcedure.output(z.array(failedJob)).query(({ ctx }) => listFailedJobs(ctx)),
  retry: adminProcedure
    .input(jobReference)
    .output(done)
    .mutation(({ ctx, input }) => retryJob(ctx, input)),
})
