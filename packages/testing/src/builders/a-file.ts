import { createHash } from 'node:crypto'
import { type Db, newId } from '@tallgrass/db'
import type { ProjectId, StoredFileId, UserId } from '@tallgrass/domain'
import { unique } from '../unique.ts'
import type { ValuesOf } from './values-of.ts'

const CREATED_AT = new Date('2026-11-04T08:00:00.000Z')

interface FileValues extends Omit<ValuesOf<'files'>, 'projectId' | 'uploadedBy'> {
  projectId: ProjectId
  uploadedBy: UserId
  content?: Buffer
  /** False: it is announced, and nothing has arrived. */
  isComplete?: boolean
  hasPreview?: boolean
}

/** A client's text file that both sides see. Its content, its preview and its view are described, but not stored. */
export async function aFile(db: Db, values: FileValues) {
  const {
    content = Buffer.from(`Text ${unique()}`),
    hasPreview = false,
    isComplete = true,
    ...facts
  } = values
  const storedId = await describeContent(db, content, isComplete)
  const previewOf = hasPreview ? await describeContent(db, content, true) : storedId
  const viewOf = hasPreview ? await describeContent(db, content, true) : storedId
  const file = {
    id: newId('File', CREATED_AT),
    storedId,
    purpose: 'project' as const,
    name: `Notes ${unique()}.txt`,
    mediaType: isComplete ? 'text/plain' : null,
    side: 'CLIENT' as const,
    createdAt: CREATED_AT,
    shownAt: CREATED_AT,
    ...(hasPreview && { preview: 'READY' as const, previewStoredId: previewOf, viewStoredId: viewOf }),
  }
  const row = await db
    .insertInto('files')
    .values({ ...file, ...facts })
    .returningAll()
    .executeTakeFirstOrThrow()
  return { ...row, previewOf, viewOf }
}

async function describeContent(db: Db, content: Buffer, isComplete: boolean): Promise<StoredFileId> {
  const id = newId('StoredFile', CREATED_AT)
  const arrived = {
    received: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
    completedAt: CREATED_AT,
  }
  await db
    .insertInto('storedFiles')
    .values({
      id,
      bytes: content.length,
      createdAt: CREATED_AT,
      lastReceivedAt: CREATED_AT,
      ...(isComplete && arrived),
    })
    .execute()
  return id
}
