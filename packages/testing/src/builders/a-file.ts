import { createHash } from 'node:crypto'
import { type Db, newId } from '@tallgrass/db'
import type { ProjectId, UserId } from '@tallgrass/domain'
import { unique } from '../unique.ts'
import type { ValuesOf } from './values-of.ts'

const CREATED_AT = new Date('2026-11-04T08:00:00.000Z')

interface FileValues extends Omit<ValuesOf<'files'>, 'projectId' | 'uploadedBy'> {
  projectId: ProjectId
  uploadedBy: UserId
  content?: Buffer
}

/** A client's complete text file that both sides see. Its content is not stored, only described. */
export async function aFile(db: Db, { content = Buffer.from(`Text ${unique()}`), ...facts }: FileValues) {
  const storedId = newId('StoredFile', CREATED_AT)
  await db
    .insertInto('storedFiles')
    .values({
      id: storedId,
      bytes: content.length,
      received: content.length,
      sha256: createHash('sha256').update(content).digest('hex'),
      createdAt: CREATED_AT,
      lastReceivedAt: CREATED_AT,
      completedAt: CREATED_AT,
    })
    .execute()
  const file = {
    id: newId('File', CREATED_AT),
    storedId,
    purpose: 'project' as const,
    name: `Notes ${unique()}.txt`,
    mediaType: 'text/plain',
    side: 'CLIENT' as const,
    createdAt: CREATED_AT,
    shownAt: CREATED_AT,
  }
  return db
    .insertInto('files')
    .values({ ...file, ...facts })
    .returningAll()
    .executeTakeFirstOrThrow()
}
