import { done, failedJob, jobReference } from '@tallgrass/contracts'
import { listFailedJobs, retryJob } from '@tallgrass/core'
import { z } from 'zod'
import { adminProcedure, router } from '../../trpc.ts'

export const jobsRouter = router({
  /** Background jobs that failed for good, newest first. */
  listFailed: adminProcedure
    .meta({ says: 'Background jobs that failed for good, newest first' })
    .output(z.array(failedJob))
    .query(({ ctx }) => listFailedJobs(ctx)),
  /** Run a failed job again. */
  retry: adminProcedure
    .meta({ says: 'Run a failed job again' })
    .input(jobReference)
    .output(done)
    .mutation(({ ctx, input }) => retryJob(ctx, input)),
})
