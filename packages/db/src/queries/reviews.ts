import type { ReviewId, TaskId } from '@tallgrass/domain'
import type { Insertable } from 'kysely'
import type { Db } from '../database.ts'
import type { Reviews } from '../schema.gen.ts'
import { type PageRequest, readPage } from './page.ts'
import { organizationIn, type Scope } from './scope.ts'

const reviewColumns = [
  'reviews.id',
  'reviews.taskId',
  'reviews.round',
  'reviews.decision',
  'reviews.comment',
  'reviews.reviewedText',
  'reviews.reviewedHash',
  'reviews.createdAt',
] as const

export async function insertReview(db: Db, review: Insertable<Reviews>): Promise<void> {
  await db.insertInto('reviews').values(review).execute()
}

function selectReviews(db: Db, scope: Scope) {
  const organizationId = organizationIn(scope)
  const query = db
    .selectFrom('reviews')
    .innerJoin('tasks', 'tasks.id', 'reviews.taskId')
    .innerJoin('projects', 'projects.id', 'tasks.projectId')
    .innerJoin('users as reviewers', 'reviewers.id', 'reviews.reviewerId')
    .select([...reviewColumns, 'reviewers.name as reviewerName'])
  return organizationId ? query.where('projects.organizationId', '=', organizationId) : query
}

export function getReview(db: Db, scope: Scope, id: ReviewId) {
  return selectReviews(db, scope).where('reviews.id', '=', id).executeTakeFirstOrThrow()
}

/** Latest first. */
export async function listReviews(
  db: Db,
  scope: Scope,
  { cursor, limit, taskId }: PageRequest & { taskId: TaskId },
) {
  const query = selectReviews(db, scope).where('reviews.taskId', '=', taskId)
  return readPage(query, { at: 'reviews.createdAt', id: 'reviews.id', direction: 'desc' }, { cursor, limit })
}
