import { type ProjectId, type StoredFileId, toInstant } from '@tallgrass/domain'
import type { Db } from '../database.ts'

/** Those of the contents that a row names, whatever has become of its file. */
export async function listNamedContents(db: Db, ids: StoredFileId[]): Promise<Set<StoredFileId>> {
  if (ids.length === 0) return new Set()
  const rows = await db.selectFrom('storedFiles').select('id').where('id', 'in', ids).execute()
  return new Set(rows.map(({ id }) => id))
}

/** An upload is named by its row until it is complete. */
export async function isArriving(db: Db, id: StoredFileId): Promise<boolean> {
  const row = await db
    .selectFrom('storedFiles')
    .select('id')
    .where('id', '=', id)
    .where('completedAt', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

export interface NeededContent {
  id: StoredFileId
  name: string
  projectId: ProjectId
}

/** Contents of files that are shown or kept as drafts, complete since before `before`, in the order of their ids. */
export function listNeededContents(
  db: Db,
  { after, before, limit }: { after: StoredFileId | null; before: Date; limit: number },
): Promise<NeededContent[]> {
  let query = db
    .selectFrom('storedFiles')
    .innerJoin('files', 'files.storedId', 'storedFiles.id')
    .select(['storedFiles.id', 'files.name', 'files.projectId'])
    .where('storedFiles.completedAt', '<', toInstant(before))
    .where('storedFiles.emptiedAt', 'is', null)
    .where('files.removedAt', 'is', null)
  if (after) query = query.where('storedFiles.id', '>', after)
  return query.orderBy('storedFiles.id').limit(limit).execute()
}

/** False if it was removed or emptied in the meantime. */
export async function isContentNeeded(db: Db, id: StoredFileId): Promise<boolean> {
  const row = await db
    .selectFrom('storedFiles')
    .innerJoin('files', 'files.storedId', 'storedFiles.id')
    .select('storedFiles.id')
    .where('storedFiles.id', '=', id)
    .where('storedFiles.emptiedAt', 'is', null)
    .where('files.removedAt', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

/** What tells this database from a copy of it, and from another one: its keys, when it got them, and what it was restored from. */
export async function findOrigin(db: Db) {
  const keys = await db
    .selectFrom('installationKeys')
    .select(['fingerprint', 'recordedAt'])
    .executeTakeFirst()
  const restore = await db
    .selectFrom('restores')
    .select('id')
    .orderBy('restoredAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  // Someone who restores the database alone, to an earlier time, replaces the head of the audit log.
  const replaced = await db
    .selectFrom('auditLogs')
    .select('id')
    .where('action', '=', 'audit-head.replace')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return { ...keys, restoreId: restore?.id, replacedBy: replaced?.id }
}
