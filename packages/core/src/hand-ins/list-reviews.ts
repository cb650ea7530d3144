import type { HandedIn, ListReviewsInput } from '@tallgrass/contracts'
import { findLastHandIn, findLastReview, listReviews as listReviewRows } from '@tallgrass/db'
import type { TaskId } from '@tallgrass/domain'
import type { PortalCtx } from '../authorize.ts'
import { readProject } from '../projects/get-project.ts'
import { readTask } from '../tasks/lock-task.ts'
import { toReviews } from './to-reviews.ts'
import { withFiles } from './with-files.ts'

/** The reviews of a task, latest first. Throws NOT_FOUND. */
export async function listReviews(ctx: PortalCtx, { id, ...page }: ListReviewsInput) {
  const reviewed = await readReviewed(ctx, id)
  const { items, nextCursor } = await listReviewRows(ctx.db, ctx.scope, { ...page, taskId: id })
  return { items: await toReviews(ctx, reviewed, items), nextCursor }
}

/** What a task was last sent for review with, and its last review. Throws NOT_FOUND. */
export async function getHandedIn(ctx: PortalCtx, { id }: { id: TaskId }): Promise<HandedIn> {
  const { db, scope } = ctx
  const reviewed = await readReviewed(ctx, id)
  const last = await findLastHandIn(db, id)
  const [handIn = null] = await withFiles(db, scope, last ? [last] : [])
  const review = await findLastReview(db, scope, id)
  const [lastReview = null] = await toReviews(ctx, reviewed, review ? [review] : [])
  return { handIn, lastReview }
}

async function readReviewed({ db, scope }: PortalCtx, id: TaskId) {
  const task = await readTask(db, scope, id)
  return { task, project: await readProject(db, scope, task.projectId) }
}
