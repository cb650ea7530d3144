import type { ProjectPart, TakeBackOffer, Task } from '@tallgrass/contracts'
import { findSignOff, listOwnReviews, listTasks as listTaskRows } from '@tallgrass/db'
import {
  findTakeBackObstacle,
  type ProjectId,
  TAKE_BACK_MS,
  takeBackEndsAt,
  toInstant,
} from '@tallgrass/domain'
import type { PortalCtx } from '../authorize.ts'
import { listOf } from '../project-parts/list-project-parts.ts'
import { readProject } from '../projects/get-project.ts'

/** The tasks of a project, in order, with what the caller can take back. Throws NOT_FOUND. */
export async function listTasks(ctx: PortalCtx, input: ProjectPart) {
  const page = await listOf(ctx, input, listTaskRows)
  const takeBack = await listTakeBackOffers(ctx, input.id, page.items)
  return { ...page, ...(takeBack.length > 0 && { takeBack }) }
}

async function listTakeBackOffers(
  { clock, db, scope, user }: PortalCtx,
  projectId: ProjectId,
  tasks: Pick<Task, 'id' | 'round' | 'status'>[],
): Promise<TakeBackOffer[]> {
  const now = clock()
  const since = new Date(now.getTime() - TAKE_BACK_MS)
  const reviews = await listOwnReviews(db, scope, { projectId, reviewerId: user.id, since })
  if (reviews.length === 0) return []
  const project = await readProject(db, scope, projectId)
  const signOff = await findSignOff(db, projectId)
  return reviews.flatMap((review) => {
    const { id, taskId } = review
    const task = tasks.find((one) => one.id === taskId)
    if (!task || findTakeBackObstacle({ project, review, signOff, task }, { by: user.id, now })) return []
    return [{ id, taskId, until: toInstant(takeBackEndsAt(review)) }]
  })
}
