import type { ListProjectsInput } from '@tallgrass/contracts'
import { countProjects as countProjectRows, listProjects as listProjectRows } from '@tallgrass/db'
import type { AdminCtx, PortalCtx } from '../authorize.ts'
import { businessDayAt } from '../business-day.ts'
import { withTaskCounts } from './with-task-counts.ts'

/** A client's own projects, or all projects for administrators. */
export async function listProjects({ clock, db, scope }: PortalCtx, input: ListProjectsInput) {
  const page = await listProjectRows(db, scope, { ...input, today: businessDayAt(clock()) })
  return { ...page, items: await withTaskCounts(db, scope, page.items) }
}

/** The figures of Project Management. */
export async function countProjects(ctx: AdminCtx) {
  const { ACTIVE, COMPLETE, REVIEW, total } = await countProjectRows(ctx.db)
  return { total, active: ACTIVE, inReview: REVIEW, completed: COMPLETE }
}
