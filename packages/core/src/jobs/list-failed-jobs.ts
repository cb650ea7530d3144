import type { AdminCtx } from '../authorize.ts'

const MOST = 200

/** Jobs that were given up, newest first. */
export async function listFailedJobs(ctx: AdminCtx) {
  return ctx.jobs.listFailed(MOST)
}
