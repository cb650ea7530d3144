import { DAY_MS } from '@tallgrass/domain'
import { audit } from '../audit/audit.ts'
import type { WholeCtx } from '../ctx.ts'
import type { JobName } from '../ports/job-queue.ts'

/** Jobs that delete several times a day, and return how much. */
const REPORTED: JobName[] = [
  'delete-ended-sessions',
  'delete-ended-limits',
  'delete-ended-exports',
  'delete-old-events',
  'delete-stale-files',
  'delete-orphaned-contents',
  'erase-ended-links',
]

/** Records in the audit log what these jobs deleted on the day before, in UTC: one entry, or none. */
export async function reportDeletions(ctx: WholeCtx): Promise<void> {
  const today = Math.floor(ctx.clock().getTime() / DAY_MS) * DAY_MS
  const [from, until] = [new Date(today - DAY_MS), new Date(today)]
  const counts = await ctx.jobs.sumCounts({ names: REPORTED, from, until })
  const deleted = Object.entries(counts).filter(([, count]) => count > 0)
  if (deleted.length === 0) return
  const day = from.toISOString().slice(0, 10)
  await ctx.transaction(async (tx) => {
    const after = { day, ...Object.fromEntries(deleted) }
    audit(tx, { action: 'retention.report', entity: 'retention', entityId: null, after })
  })
}
