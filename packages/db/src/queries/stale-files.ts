import { type FileId, type StoredFileId, toInstant } from '@tallgrass/domain'
import type { Db } from '../database.ts'
import { deleteInBatches } from './delete-batch.ts'

interface Stale {
  stoppedBefore: Date
  draftsBefore: Date
}

/**
 * Deletes files that stopped arriving before `stoppedBefore`, and drafts from before `draftsBefore`, unless the person has
 * the text of a message to the same project that is not sent either. Returns how many.
 */
export function deleteStaleFiles(db: Db, { draftsBefore, stoppedBefore }: Stale): Promise<number> {
  return deleteInBatches(db, 'files', (eb) => {
    const unsentText = eb
      .selectFrom('messageDrafts')
      .select('messageDrafts.userId')
      .whereRef('messageDrafts.projectId', '=', 'files.projectId')
      .whereRef('messageDrafts.userId', '=', 'files.uploadedBy')
    const stopped = eb
      .selectFrom('storedFiles')
      .select('storedFiles.id')
      .whereRef('storedFiles.id', '=', 'files.storedId')
      .where('storedFiles.lastReceivedAt', '<', toInstant(stoppedBefore))
      .where((inner) =>
        inner.or([
          inner('storedFiles.completedAt', 'is', null),
          inner('files.removedAt', 'is not', null),
          inner.and([
            inner('storedFiles.lastReceivedAt', '<', toInstant(draftsBefore)),
            inner.or([inner('files.purpose', '<>', 'message'), inner.not(inner.exists(unsentText))]),
          ]),
        ]),
      )
    return eb.and([eb('files.shownAt', 'is', null), eb.exists(stopped)])
  })
}

/** The contents of removed files of projects that are gone. */
export function deleteEmptied(db: Db): Promise<number> {
  return deleteInBatches(db, 'storedFiles', (eb) =>
    eb.and([
      eb('emptiedAt', 'is not', null),
      eb.not(
        eb.exists(
          eb.selectFrom('files').select('files.id').whereRef('files.storedId', '=', 'storedFiles.id'),
        ),
      ),
    ]),
  )
}

interface Unneeded {
  before: Date
  /** Known to be refused, however young. */
  refused: StoredFileId[]
  limit: number
}

/** Contents that no file needs any more. Those that no file names yet, like a preview in the making, are left until `before`. */
export function listUnneededContents(db: Db, { before, limit, refused }: Unneeded) {
  return db
    .selectFrom('storedFiles')
    .select((eb) => [
      'storedFiles.id',
      'storedFiles.parts',
      eb
        .exists(eb.selectFrom('files').select('files.id').whereRef('files.storedId', '=', 'storedFiles.id'))
        .$castTo<boolean>()
        .as('isMarked'),
    ])
    .where('storedFiles.emptiedAt', 'is', null)
    .where((eb) =>
      eb.and([
        eb.not(
          eb.exists(
            eb
              .selectFrom('files')
              .select('files.id')
              .whereRef('files.storedId', '=', 'storedFiles.id')
              .where('files.removedAt', 'is', null),
          ),
        ),
        eb.not(
          eb.exists(
            eb
              .selectFrom('files')
              .select('files.id')
              .whereRef('files.previewStoredId', '=', 'storedFiles.id'),
          ),
        ),
        eb.not(
          eb.exists(
            eb
              .selectFrom('files')
              .select('files.id')
              .whereRef('files.viewStoredId', '=', 'storedFiles.id')
              .where('files.removedAt', 'is', null),
          ),
        ),
        eb.not(
          eb.exists(
            eb
              .selectFrom('dataExports')
              .select('dataExports.id')
              .whereRef('dataExports.storedId', '=', 'storedFiles.id'),
          ),
        ),
        eb.or([
          eb('storedFiles.createdAt', '<', toInstant(before)),
          ...(refused.length > 0 ? [eb('storedFiles.id', 'in', refused)] : []),
          eb.exists(
            eb
              .selectFrom('files')
              .select('files.id')
              .whereRef('files.storedId', '=', 'storedFiles.id')
              .where('files.removedAt', 'is not', null),
          ),
        ]),
      ]),
    )
    .orderBy('storedFiles.createdAt')
    .limit(limit)
    .execute()
}

/** After its content was deleted. The mark of a removed file keeps its row. */
export async function forgetContent(
  db: Db,
  { id, isMarked }: { id: StoredFileId; isMarked: boolean },
  emptiedAt: Date,
): Promise<void> {
  if (isMarked) await db.updateTable('storedFiles').set({ emptiedAt }).where('id', '=', id).execute()
  else await db.deleteFrom('storedFiles').where('id', '=', id).execute()
}

/** An image that is still to be drawn, also one that has a preview without a view; undefined if it is drawn or gone. */
export function findUndrawn(db: Db, id: FileId) {
  return db
    .selectFrom('files')
    .select(['id', 'storedId'])
    .where('id', '=', id)
    .where('preview', 'in', ['PENDING', 'READY'])
    .where('viewStoredId', 'is', null)
    .where('removedAt', 'is', null)
    .executeTakeFirst()
}

type Drawn =
  | { preview: 'READY'; previewStoredId: StoredFileId; viewStoredId: StoredFileId }
  | { preview: 'FAILED'; previewStoredId: null }

/** Changes nothing if the image is drawn already, or was removed in the meantime. */
export async function setDrawn(db: Db, id: FileId, drawn: Drawn): Promise<void> {
  await db
    .updateTable('files')
    .set(drawn)
    .where('id', '=', id)
    .where('preview', 'in', ['PENDING', 'READY'])
    .where('viewStoredId', 'is', null)
    .where('removedAt', 'is', null)
    .execute()
}

/** How large a content is, and its hash. */
export function findStoredFile(db: Db, id: StoredFileId) {
  return db.selectFrom('storedFiles').select(['bytes', 'sha256']).where('id', '=', id).executeTakeFirst()
}
