import type { WorkItemCounts } from '@tallgrass/contracts'
import { countForBadges } from '@tallgrass/db'
import type { AdminCtx } from '../authorize.ts'
import { businessTimeAt } from '../business-day.ts'
import { countWorkItems } from '../work-items/count-work-items.ts'

/** The number of open work items, of overdue invoices, of calls without an outcome and of visitors who wait for a person. */
export async function countWhatWaits(ctx: AdminCtx): Promise<WorkItemCounts> {
  const [items, others] = await Promise.all([
    countWorkItems(ctx),
    countForBadges(ctx.db, businessTimeAt(ctx.clock())),
  ])
  return { ...items, ...others }
}
