import type { AnyId, ProjectId } from '@tallgrass/domain'
import type { NotNull } from 'kysely'
import type { Db } from '../database.ts'
import { organizationInText } from './documents.ts'

/** Whom an archive of a project is for: us, as evidence, or its client. */
export type PackAudience = 'office' | 'client'

/** The documents of a project, signed or not, oldest first. */
export function listDocumentsOfProject(db: Db, projectId: ProjectId) {
  return db
    .selectFrom('eSignatureDocuments as documents')
    .innerJoin('agreements', 'agreements.id', 'documents.agreementId')
    .select([
      'documents.id',
      'documents.documentType',
      'documents.documentTitle',
      'documents.status',
      'documents.sentAt',
      'documents.sealedAt',
      'agreements.id as agreementId',
      'agreements.type as agreementType',
      'agreements.status as agreementStatus',
    ])
    .select(organizationInText().as('organizationName'))
    .where('agreements.projectId', '=', projectId)
    .orderBy('documents.createdAt')
    .orderBy('documents.id')
    .execute()
}

/**
 * The complete files of a project, oldest first: as evidence those that were handed in or sent with a message, also with
 * an internal one; for the client all that they see.
 */
export function listPackedFiles(db: Db, projectId: ProjectId, audience: PackAudience) {
  const query = db
    .selectFrom('files')
    .innerJoin('storedFiles', 'storedFiles.id', 'files.storedId')
    .innerJoin('users as uploaders', 'uploaders.id', 'files.uploadedBy')
    .select([
      'files.id',
      'files.name',
      'files.mediaType',
      'files.taskId',
      'files.handInId',
      'files.messageId',
      'files.side',
      'files.createdAt',
      'files.storedId',
      'storedFiles.bytes',
      'storedFiles.sha256',
      'uploaders.name as uploadedBy',
    ])
    .where('files.projectId', '=', projectId)
    .where('files.shownAt', 'is not', null)
    .where('files.removedAt', 'is', null)
    .where('storedFiles.completedAt', 'is not', null)
    .where('storedFiles.sha256', 'is not', null)
    .$narrowType<{ sha256: NotNull }>()
    .orderBy('files.createdAt')
    .orderBy('files.id')
  if (audience === 'client') return query.where('files.internal', '=', false).execute()
  return query
    .where(({ eb, or }) => or([eb('files.handInId', 'is not', null), eb('files.messageId', 'is not', null)]))
    .execute()
}

/** The messages of a project, oldest first, with the marks of deleted ones. Internal notes are for the office alone. */
export function listMessagesOfProject(db: Db, projectId: ProjectId, audience: PackAudience) {
  const query = db
    .selectFrom('messages')
    .innerJoin('users as authors', 'authors.id', 'messages.authorId')
    .select([
      'messages.id',
      'authors.name as authorName',
      'messages.side',
      'messages.internal',
      'messages.body',
      'messages.quotedId',
      'messages.createdAt',
      'messages.editedAt',
      'messages.deletedAt',
    ])
    .where('messages.projectId', '=', projectId)
    .orderBy('messages.number')
  return (audience === 'client' ? query.where('messages.internal', '=', false) : query).execute()
}

/** The messages and files of a project that both sides were shown, deleted ones among them. */
export async function listSharedIds(db: Db, projectId: ProjectId): Promise<AnyId[]> {
  const messages = db
    .selectFrom('messages')
    .select('id')
    .where('projectId', '=', projectId)
    .where('internal', '=', false)
  const files = db
    .selectFrom('files')
    .select('id')
    .where('projectId', '=', projectId)
    .where('internal', '=', false)
    .where('shownAt', 'is not', null)
  return [...(await messages.execute()), ...(await files.execute())].map(({ id }) => id)
}

/** Every review of the tasks of a project, oldest first, with the reviewed text. */
export function listReviewsOfProject(db: Db, projectId: ProjectId) {
  return db
    .selectFrom('reviews')
    .innerJoin('tasks', 'tasks.id', 'reviews.taskId')
    .innerJoin('users as reviewers', 'reviewers.id', 'reviews.reviewerId')
    .select([
      'reviews.id',
      'reviews.taskId',
      'tasks.title as taskTitle',
      'reviews.round',
      'reviews.decision',
      'reviews.comment',
      'reviews.reviewedText',
      'reviews.reviewedHash',
      'reviews.handInId',
      'reviews.takenBackAt',
      'reviewers.name as reviewerName',
      'reviews.createdAt',
    ])
    .where('tasks.projectId', '=', projectId)
    .orderBy('reviews.createdAt')
    .orderBy('reviews.id')
    .execute()
}
