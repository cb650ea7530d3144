import type { AdminCtx } from '../authorize.ts'

export const MAX_FAILED_JOBS = 200

/** Jobs that failed permanently, newest first. */
export async function listFailedJobs(ctx: AdminCtx) {
  return ctx.jobs.listFailed(MAX_FAILED_JOBS)
}
