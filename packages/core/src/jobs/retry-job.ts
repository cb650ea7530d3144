import { AppError, type JobId } from '@tallgrass/domain'
import { audit } from '../audit/audit.ts'
import type { AdminCtx } from '../authorize.ts'
import { resolveWorkItems } from '../work-items/resolve-work-items.ts'

/** Retries a failed job. Throws NOT_FOUND if it is not a failed job, or no longer. */
export async function retryJob(ctx: AdminCtx, job: { id: JobId; name: string }): Promise<{ ok: true }> {
  await ctx.transaction(async (tx) => {
    if (!(await ctx.jobs.retry(tx.db, job))) throw new AppError('NOT_FOUND', 'This job cannot be retried')
    await resolveWorkItems(tx, { kind: 'job_failed', entityId: job.id }, 'The job was queued again.')
    audit(tx, { action: 'job.retry', entity: 'job', entityId: job.id, after: { name: job.name } })
  })
  return { ok: true }
}
