import type { AuditSegmentId, Instant } from '@tallgrass/domain'
import type { Insertable } from 'kysely'
import type { Db } from '../database.ts'
import type { AuditSegments } from '../schema.gen.ts'

const segmentColumns = [
  'id',
  'number',
  'firstSeq',
  'lastSeq',
  'previousHash',
  'hash',
  'sealedAt',
  'signature',
  'archivedAt',
  'archiveSha256',
  'archiveSignature',
] as const

export type AuditSegmentRow = Awaited<ReturnType<typeof listAuditSegments>>[number]

/** In order, the oldest first. */
export function listAuditSegments(db: Db) {
  return db.selectFrom('auditSegments').select(segmentColumns).orderBy('number').execute()
}

export async function insertAuditSegment(db: Db, segment: Insertable<AuditSegments>): Promise<void> {
  await db.insertInto('auditSegments').values(segment).execute()
}

interface Archiving {
  archivedAt: Instant
  archiveSha256: string
  archiveSignature: string
}

export async function markSegmentArchived(db: Db, id: AuditSegmentId, archiving: Archiving): Promise<void> {
  await db.updateTable('auditSegments').set(archiving).where('id', '=', id).execute()
}

/** The table refuses unless the rows' segment is archived. Tombstones are deleted with their rows. */
export async function deleteAuditLogs(
  db: Db,
  { firstSeq, lastSeq }: { firstSeq: number; lastSeq: number },
): Promise<void> {
  await db.deleteFrom('auditLogs').where('seq', '>=', firstSeq).where('seq', '<=', lastSeq).execute()
}
