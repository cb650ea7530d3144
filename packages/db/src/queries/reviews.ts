import {
  type Instant,
  type ProjectId,
  type ReviewId,
  type TaskId,
  toInstant,
  type UserId,
} from '@tallgrass/domain'
import { type Insertable, sql } from 'kysely'
import type { Db } from '../database.ts'
import type { Reviews } from '../schema.gen.ts'
import { ensureMoved } from './move.ts'
import { type PageRequest, readPage } from './page.ts'
import { organizationIn, type Scope } from './scope.ts'

const reviewColumns = [
  'reviews.id',
  'reviews.taskId',
  'reviews.round',
  'reviews.decision',
  'reviews.comment',
  'reviews.reviewerId',
  'reviews.reviewedText',
  'reviews.reviewedHash',
  'reviews.handInId',
  'reviews.createdAt',
  'reviews.takenBackAt',
] as const

export type ReviewRow = Awaited<ReturnType<typeof getReview>>

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

export function findReview(db: Db, scope: Scope, id: ReviewId) {
  return selectReviews(db, scope).where('reviews.id', '=', id).executeTakeFirst()
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

interface OwnReviews {
  projectId: ProjectId
  reviewerId: UserId
  since: Date
}

/** What someone has reviewed in a project since then and not taken back. */
export function listOwnReviews(db: Db, scope: Scope, { projectId, reviewerId, since }: OwnReviews) {
  return selectReviews(db, scope)
    .where('tasks.projectId', '=', projectId)
    .where('reviews.reviewerId', '=', reviewerId)
    .where('reviews.createdAt', '>', toInstant(since))
    .where('reviews.takenBackAt', 'is', null)
    .execute()
}

/** The review of the latest round that was reviewed. */
export function findLastReview(db: Db, scope: Scope, taskId: TaskId) {
  return selectReviews(db, scope)
    .where('reviews.taskId', '=', taskId)
    .orderBy('reviews.round', (order) => order.desc().nullsLast())
    .limit(1)
    .executeTakeFirst()
}

/** Throws CONFLICT if it has just been taken back. */
export async function takeBackReviewRow(db: Db, id: ReviewId, takenBackAt: Date): Promise<void> {
  const taken = await db
    .updateTable('reviews')
    .set({ takenBackAt })
    .where('id', '=', id)
    .where('takenBackAt', 'is', null)
    .executeTakeFirstOrThrow()
  ensureMoved(taken)
}

/** Whether a completion sign-off of the project is out or on its way, and when one was last sent. */
export async function findSignOff(db: Db, projectId: ProjectId) {
  const { isOut, sentAt } = await db
    .selectFrom('eSignatureDocuments as documents')
    .innerJoin('agreements', 'agreements.id', 'documents.agreementId')
    .where('agreements.projectId', '=', projectId)
    .where('documents.documentType', '=', 'completion_signoff')
    .select(({ fn }) => [
      fn.max<Instant | null>('documents.sentAt').as('sentAt'),
      sql<boolean | null>`bool_or(documents.status in ('draft', 'sent', 'in_progress'))`.as('isOut'),
    ])
    .executeTakeFirstOrThrow()
  return { isOut: isOut ?? false, sentAt }
}
