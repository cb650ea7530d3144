import { type FileId, type StoredFileId, toInstant } from '@tallgrass/domain'
import type { Db } from '../database.ts'

/** Deletes files that stopped arriving before `before`, and drafts that have not been sent since. */
export async function deleteStaleFiles(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('files')
    .where('shownAt', 'is', null)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('storedFiles')
          .select('storedFiles.id')
          .whereRef('storedFiles.id', '=', 'files.storedId')
          .where('storedFiles.lastReceivedAt', '<', toInstant(before)),
      ),
    )
    .execute()
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

/** What a preview is made of; undefined unless one is pending. */
export function findPendingPreview(db: Db, id: FileId) {
  return db
    .selectFrom('files')
    .select(['id', 'storedId'])
    .where('id', '=', id)
    .where('preview', '=', 'PENDING')
    .where('removedAt', 'is', null)
    .executeTakeFirst()
}

/** Returns false if the file was removed in the meantime. */
export async function setPreview(
  db: Db,
  id: FileId,
  preview: { preview: 'READY'; previewStoredId: StoredFileId } | { preview: 'FAILED' },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('files')
    .set(preview)
    .where('id', '=', id)
    .where('preview', '=', 'PENDING')
    .where('removedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
