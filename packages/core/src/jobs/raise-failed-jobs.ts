import type { WholeCtx } from '../ctx.ts'
import { raiseWorkItems } from '../work-items/raise-work-item.ts'
import { MAX_FAILED_JOBS } from './list-failed-jobs.ts'

/** As long as a reason may be. */
const MAX_REASON = 500

/**
 * Leaves each job that was given up to the administrators, once. The queue gives jobs up by itself, also those whose
 * worker was lost, so this looks there.
 */
export async function raiseFailedJobs(ctx: WholeCtx): Promise<void> {
  const jobs = await ctx.jobs.listFailed(MAX_FAILED_JOBS)
  if (jobs.length === 0) return
  await ctx.transaction((tx) =>
    raiseWorkItems(
      tx,
      jobs.map(({ attempts, error, failedAt, id, name }) => ({
        kind: 'job_failed',
        // Retried and given up again, it is another item.
        cause: `job:${id}:${failedAt}`,
        detail: `${name} was given up after ${attempts} attempts. The reason: ${error.slice(0, MAX_REASON)}`,
        entity: 'job',
        entityId: id,
      })),
    ),
  )
}
