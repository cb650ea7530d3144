import type { ListProjectsInput } from '@tallgrass/contracts'
import { countProjects as countProjectRows, listProjects as listProjectRows } from '@tallgrass/db'
import type { AdminCtx, PortalCtx } from '../authorize.ts'

/** A client's own projects, or everybody's. */
export function listProjects(ctx: PortalCtx, input: ListProjectsInput) {
  return listProjectRows(ctx.db, ctx.scope, input)
}

/** The figures of Project Management. */
export async function countProjects(ctx: AdminCtx) {
  const { ACTIVE, COMPLETE, REVIEW, total } = await countProjectRows(ctx.db, ctx.scope)
  return { total, active: ACTIVE, inReview: REVIEW, completed: COMPLETE }
}
