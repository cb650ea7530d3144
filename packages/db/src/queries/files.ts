import type { DraftPurpose, FileId, HandInId, MessageId, ProjectId, TaskId, UserId } from '@tallgrass/domain'
import type { NotNull } from 'kysely'
import type { Db } from '../database.ts'
import { type PageRequest, readPage } from './page.ts'
import { organizationIn, type Scope } from './scope.ts'

const fileColumns = [
  'files.id',
  'files.projectId',
  'files.taskId',
  'files.messageId',
  'files.handInId',
  'files.name',
  'files.mediaType',
  'files.side',
  'files.internal',
  'files.preview',
  'files.createdAt',
  'files.removedAt',
  'files.uploadedBy as uploaderId',
  'uploaders.name as uploaderName',
  'removers.name as removedByName',
  'storedFiles.bytes',
  'storedFiles.sha256',
] as const

export type FileRow = NonNullable<Awaited<ReturnType<typeof findFile>>>

/** Complete files. Clients get neither internal ones nor those of other organizations. */
function selectFiles(db: Db, scope: Scope) {
  const organizationId = organizationIn(scope)
  const query = db
    .selectFrom('files')
    .innerJoin('projects', 'projects.id', 'files.projectId')
    .innerJoin('storedFiles', 'storedFiles.id', 'files.storedId')
    .innerJoin('users as uploaders', 'uploaders.id', 'files.uploadedBy')
    .leftJoin('users as removers', 'removers.id', 'files.removedBy')
    .select(fileColumns)
    .where('storedFiles.completedAt', 'is not', null)
    .where('storedFiles.sha256', 'is not', null)
    .where('files.mediaType', 'is not', null)
    .$narrowType<{ sha256: NotNull; mediaType: NotNull }>()
  if (!organizationId) return query
  return query.where('projects.organizationId', '=', organizationId).where('files.internal', '=', false)
}

interface FileFor {
  id: FileId
  /** Whose drafts are found, too; null for none. */
  reader: UserId | null
}

/** Drafts are found by their uploader alone. */
export function findFile(db: Db, scope: Scope, { id, reader }: FileFor) {
  return selectFiles(db, scope)
    .where('files.id', '=', id)
    .where((eb) => eb.or([eb('files.shownAt', 'is not', null), eb('files.uploadedBy', '=', reader)]))
    .executeTakeFirst()
}

/** Where the content of a file that is still there is stored. */
export function findFileContent(db: Db, scope: Scope, { id, reader }: FileFor) {
  return selectFiles(db, scope)
    .select(['files.storedId', 'files.previewStoredId', 'files.viewStoredId'])
    .where('files.id', '=', id)
    .where('files.removedAt', 'is', null)
    .where((eb) => eb.or([eb('files.shownAt', 'is not', null), eb('files.uploadedBy', '=', reader)]))
    .executeTakeFirst()
}

interface FilesOfProject extends PageRequest {
  projectId: ProjectId
  taskId?: TaskId | undefined
}

/** Latest first, with the marks of removed ones. */
export async function listFiles(db: Db, scope: Scope, { cursor, limit, projectId, taskId }: FilesOfProject) {
  let query = selectFiles(db, scope)
    .where('files.projectId', '=', projectId)
    .where('files.shownAt', 'is not', null)
  if (taskId) query = query.where('files.taskId', '=', taskId)
  return readPage(query, { at: 'files.createdAt', id: 'files.id', direction: 'desc' }, { cursor, limit })
}

interface Drafts {
  projectId: ProjectId
  purpose: DraftPurpose
  taskId?: TaskId | undefined
  uploadedBy: UserId
}

/** What someone uploaded and has not sent yet, in the order of uploading. */
export function listDraftFiles(db: Db, scope: Scope, { projectId, purpose, taskId, uploadedBy }: Drafts) {
  let query = selectFiles(db, scope)
    .where('files.projectId', '=', projectId)
    .where('files.purpose', '=', purpose)
    .where('files.uploadedBy', '=', uploadedBy)
    .where('files.shownAt', 'is', null)
    .where('files.removedAt', 'is', null)
  if (taskId) query = query.where('files.taskId', '=', taskId)
  return query.orderBy('files.createdAt').orderBy('files.id').execute()
}

/** The files of these messages or hand-ins, in the order of uploading, with the marks of removed ones. */
export async function listFilesOf(
  db: Db,
  scope: Scope,
  of: { messageIds: MessageId[] } | { handInIds: HandInId[] },
) {
  const query = selectFiles(db, scope).where('files.shownAt', 'is not', null)
  const ordered = (chosen: typeof query) => chosen.orderBy('files.createdAt').orderBy('files.id').execute()
  if ('messageIds' in of)
    return of.messageIds.length === 0 ? [] : ordered(query.where('files.messageId', 'in', of.messageIds))
  return of.handInIds.length === 0 ? [] : ordered(query.where('files.handInId', 'in', of.handInIds))
}

/** Locked until the transaction ends. Of any project, complete or not, shown or not. */
export function lockFiles(trx: Db, ids: FileId[]) {
  return trx
    .selectFrom('files')
    .innerJoin('storedFiles', 'storedFiles.id', 'files.storedId')
    .select([
      'files.id',
      'files.projectId',
      'files.taskId',
      'files.purpose',
      'files.name',
      'files.side',
      'files.uploadedBy',
      'files.shownAt',
      'files.removedAt',
      'storedFiles.completedAt',
    ])
    .where('files.id', 'in', ids)
    .orderBy('files.id')
    .forUpdate('files')
    .execute()
}

interface Attachment {
  to: { messageId: MessageId } | { handInId: HandInId; taskId: TaskId }
  internal: boolean
  shownAt: Date
}

export async function showFiles(db: Db, ids: FileId[], { internal, shownAt, to }: Attachment): Promise<void> {
  const target = 'messageId' in to ? { messageId: to.messageId } : { handInId: to.handInId }
  await db
    .updateTable('files')
    .set({ ...target, internal, shownAt })
    .where('id', 'in', ids)
    .execute()
}

/** Leaves a mark. Returns false if it was removed or handed in already. */
export async function removeFileRow(
  db: Db,
  id: FileId,
  removal: { removedAt: Date; removedBy: UserId },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('files')
    .set({ ...removal, preview: 'NONE', previewStoredId: null, viewStoredId: null })
    .where('id', '=', id)
    .where('removedAt', 'is', null)
    .where('handInId', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
