import type { WholeCtx } from '../ctx.ts'

export const MAX_FAILED_JOBS = 200

/** Jobs that failed permanently, newest first. */
export async function listFailedJobs(ctx: WholeCtx) {
  return ctx.jobs.listFailed(MAX_FAILED_JOBS)
}
