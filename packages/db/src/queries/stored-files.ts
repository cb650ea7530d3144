import { type FileId, type ProjectId, type StoredFileId, toInstant, type UserId } from '@tallgrass/domain'
import type { Insertable } from 'kysely'
import type { Db } from '../database.ts'
import type { Files, Json, StoredFiles } from '../schema.gen.ts'
import { lockUntilEnd } from './sql.ts'

export type UploadRow = NonNullable<Awaited<ReturnType<typeof findUpload>>>

export async function insertStoredFile(db: Db, stored: Insertable<StoredFiles>): Promise<void> {
  await db.insertInto('storedFiles').values(stored).execute()
}

export async function insertFile(db: Db, file: Insertable<Files>): Promise<void> {
  await db.insertInto('files').values(file).execute()
}

/** The bytes that are stored or promised for projects: of one and in all. Others that count wait until this transaction ends. */
export async function sumStoredBytes(trx: Db, projectId: ProjectId) {
  await lockUntilEnd(trx, 'stored files')
  const all = await trx
    .selectFrom('storedFiles')
    .select((eb) => eb.fn.sum<string | null>('bytes').as('bytes'))
    .where('emptiedAt', 'is', null)
    // What people take along of their own uses up no one's room.
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('dataExports')
            .select('dataExports.id')
            .whereRef('dataExports.storedId', '=', 'storedFiles.id'),
        ),
      ),
    )
    .executeTakeFirst()
  const ofProject = await trx
    .selectFrom('storedFiles')
    .innerJoin('files', 'files.storedId', 'storedFiles.id')
    .select((eb) => eb.fn.sum<string | null>('storedFiles.bytes').as('bytes'))
    .where('files.projectId', '=', projectId)
    .where('files.removedAt', 'is', null)
    .executeTakeFirst()
  return { total: Number(all?.bytes ?? 0), project: Number(ofProject?.bytes ?? 0) }
}

/** How many files of this person have begun to arrive and go on. */
export async function countOpenUploads(db: Db, uploadedBy: UserId, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('files')
    .innerJoin('storedFiles', 'storedFiles.id', 'files.storedId')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('files.uploadedBy', '=', uploadedBy)
    .where('storedFiles.completedAt', 'is', null)
    .where('storedFiles.lastReceivedAt', '>', toInstant(since))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** A file as its uploader goes on with it, complete or not. */
export function findUpload(db: Db, { id, uploadedBy }: { id: FileId; uploadedBy: UserId }) {
  return db
    .selectFrom('files')
    .innerJoin('storedFiles', 'storedFiles.id', 'files.storedId')
    .select([
      'files.id',
      'files.storedId',
      'files.projectId',
      'files.taskId',
      'files.name',
      'files.purpose',
      'files.internal',
      'files.side',
      'storedFiles.bytes',
      'storedFiles.received',
      'storedFiles.parts',
      'storedFiles.completedAt',
    ])
    .where('files.id', '=', id)
    .where('files.uploadedBy', '=', uploadedBy)
    .where('files.removedAt', 'is', null)
    .executeTakeFirst()
}

interface Lease {
  holder: string
  now: Date
  until: Date
}

/** Returns false while another holder has it. */
export async function leaseUpload(db: Db, id: StoredFileId, { holder, now, until }: Lease): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('storedFiles')
    .set({ lockedBy: holder, lockedUntil: until })
    .where('id', '=', id)
    .where((eb) =>
      eb.or([
        eb('lockedUntil', 'is', null),
        eb('lockedUntil', '<=', toInstant(now)),
        eb('lockedBy', '=', holder),
      ]),
    )
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Changes nothing if someone else has it now, or it was ended. */
export async function renewUploadLease(
  db: Db,
  id: StoredFileId,
  { holder, until }: Pick<Lease, 'holder' | 'until'>,
): Promise<void> {
  await db
    .updateTable('storedFiles')
    .set({ lockedUntil: until })
    .where('id', '=', id)
    .where('lockedBy', '=', holder)
    .execute()
}

export async function endUploadLease(db: Db, id: StoredFileId, holder: string): Promise<void> {
  await db
    .updateTable('storedFiles')
    .set({ lockedBy: null, lockedUntil: null })
    .where('id', '=', id)
    .where('lockedBy', '=', holder)
    .execute()
}

interface Progress extends Lease {
  received: number
  parts: Json | null
}

/** Records what has arrived and prolongs the lease. Returns false if someone else has it now. */
export async function recordProgress(
  db: Db,
  id: StoredFileId,
  { holder, now, parts, received, until }: Progress,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('storedFiles')
    .set({ received, parts: JSON.stringify(parts), lastReceivedAt: now, lockedUntil: until })
    .where('id', '=', id)
    .where('lockedBy', '=', holder)
    .where('completedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

interface Completion {
  holder: string
  sha256: string
  now: Date
}

/** Returns false if it is complete already, or someone else goes on with it. */
export async function completeStoredFile(
  db: Db,
  id: StoredFileId,
  { holder, now, sha256 }: Completion,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('storedFiles')
    .set((eb) => ({ received: eb.ref('bytes'), sha256, completedAt: now, lastReceivedAt: now }))
    .where('id', '=', id)
    .where('lockedBy', '=', holder)
    .where('completedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Shown from `shownAt` on; a draft has none. */
export async function describeFile(
  db: Db,
  id: FileId,
  facts: { mediaType: string; shownAt: Date | null; preview: 'NONE' | 'PENDING' },
): Promise<void> {
  await db.updateTable('files').set(facts).where('id', '=', id).execute()
}

/** Without a mark, for what no one else has seen. */
export async function deleteFileRow(db: Db, id: FileId): Promise<void> {
  await db.deleteFrom('files').where('id', '=', id).execute()
}

/** For content that arrived as a whole. */
export async function markStoredFileWhole(
  db: Db,
  id: StoredFileId,
  { now, sha256 }: { sha256: string; now: Date },
): Promise<void> {
  await db
    .updateTable('storedFiles')
    .set((eb) => ({ received: eb.ref('bytes'), sha256, completedAt: now, lastReceivedAt: now }))
    .where('id', '=', id)
    .execute()
}
