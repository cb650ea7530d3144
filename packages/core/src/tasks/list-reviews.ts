import type { ListReviewsInput } from '@tallgrass/contracts'
import { listReviews as listReviewRows } from '@tallgrass/db'
import type { PortalCtx } from '../authorize.ts'
import { readTask } from './lock-task.ts'

/** The reviews of a task, latest first. Throws NOT_FOUND. */
export async function listReviews(ctx: PortalCtx, { id, ...page }: ListReviewsInput) {
  await readTask(ctx.db, ctx.scope, id)
  return listReviewRows(ctx.db, ctx.scope, { ...page, taskId: id })
}
