import type { DocumentId, ProjectId } from '@tallgrass/domain'
import type { Db } from '../database.ts'
import { organizationInText } from './documents.ts'

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

export function listDocumentFiles(db: Db, documentIds: DocumentId[]) {
  return db
    .selectFrom('documentFiles')
    .select(['documentId', 'kind', 'content', 'sha256'])
    .where('documentId', 'in', documentIds)
    .execute()
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
      'reviewers.name as reviewerName',
      'reviews.createdAt',
    ])
    .where('tasks.projectId', '=', projectId)
    .orderBy('reviews.createdAt')
    .orderBy('reviews.id')
    .execute()
}
