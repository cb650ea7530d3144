import type { WholeCtx } from '../ctx.ts'
import { raiseWorkItems } from '../work-items/raise-work-item.ts'
import { MAX_FAILED_JOBS } from './list-failed-jobs.ts'

/** In characters. */
const MAX_REASON = 500

/**
 * Raises a work item for each job that failed permanently, once. Reads the queue, because it also gives up
 * jobs on its own, such as those whose worker was lost.
 */
export async function raiseFailedJobs(ctx: WholeCtx): Promise<void> {
  const jobs = await ctx.jobs.listFailed(MAX_FAILED_JOBS)
  if (jobs.length === 0) return
  await ctx.transaction((tx) =>
    raiseWorkItems(
      tx,
      jobs.map(({ attempts, error, failedAt, id, name }) => ({
        kind: 'job_failed',
        // A retried job that fails again is a new item.
        cause: `job:${id}:${failedAt}`,
        detail: `${name} failed after ${attempts} attempts. Reason: ${error.slice(0, MAX_REASON)}`,
        entity: 'job',
        entityId: id,
      })),
    ),
  )
}
