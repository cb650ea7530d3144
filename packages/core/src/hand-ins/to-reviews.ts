import type { Project, Review, Task } from '@tallgrass/contracts'
import { type Db, findSignOff, type ReviewRow } from '@tallgrass/db'
import { findTakeBackObstacle, takeBackEndsAt, toInstant } from '@tallgrass/domain'
import type { PortalCtx } from '../authorize.ts'
import { readHandInsOf } from './with-files.ts'

interface Reviewed {
  project: Pick<Project, 'id' | 'status'>
  task: Pick<Task, 'round' | 'status'>
}

/** The reviews of a task as its readers see them. A transaction passes its own `db` and time. */
export async function toReviews(
  ctx: PortalCtx,
  { project, task }: Reviewed,
  rows: ReviewRow[],
  { db, now }: { db: Db; now: Date } = { db: ctx.db, now: ctx.clock() },
): Promise<Review[]> {
  if (rows.length === 0) return []
  const handIns = await readHandInsOf(db, ctx.scope, rows)
  const signOff = await findSignOff(db, project.id)
  return rows.map((row) => {
    const { handInId, reviewerId: _, ...review } = row
    const obstacle = findTakeBackObstacle({ project, task, signOff, review: row }, { by: ctx.user.id, now })
    return {
      ...review,
      handIn: handInId === null ? null : (handIns.get(handInId) ?? null),
      takeBackUntil: obstacle ? null : toInstant(takeBackEndsAt(row)),
    }
  })
}

/** One review as the caller sees it. */
export async function toReview(
  ctx: PortalCtx,
  reviewed: Reviewed,
  row: ReviewRow,
  at: { db: Db; now: Date },
): Promise<Review> {
  const [review] = await toReviews(ctx, reviewed, [row], at)
  if (!review) throw new Error('The review is missing')
  return review
}
