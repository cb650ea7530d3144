import { createHash } from 'node:crypto'
import { completeStoredFile, deleteFileRow, describeFile, type UploadRow } from '@tallgrass/db'
import { AppError, canHavePreview, ensureOpenable, typeOfContent } from '@tallgrass/domain'
import type { PortalCtx } from '../authorize.ts'
import type { Tx } from '../ctx.ts'
import { emit } from '../events/emit.ts'
import { auditInProject } from '../projects/audit-in-project.ts'
import { lockProject } from '../projects/lock-project.ts'
import { getUpload } from './find-upload.ts'
import { type UploadLock, UploadLocked } from './upload-lock.ts'

interface Described {
  mediaType: string
  sha256: string
}

/**
 * Describes a file that has arrived and shows it, unless it waits for a message or a hand-in. Throws INVALID for one that
 * is not what its name says or contains a virus, and removes it; NOT_READY if it cannot be scanned; CONFLICT if another request goes on with it now.
 */
export async function finishUpload(ctx: PortalCtx, upload: UploadRow, lock: UploadLock): Promise<void> {
  const described = await lock
    .keepFor(() => describe(ctx, upload))
    .catch(async (error: unknown) => {
      if (error instanceof AppError && error.code === 'INVALID') await refuse(ctx, upload, error.message)
      throw error
    })
  await ctx.transaction(async (tx) => {
    const project = await lockProject(tx, ctx.scope, { id: upload.projectId })
    const { sha256 } = described
    if (!(await completeStoredFile(tx.db, upload.storedId, { holder: lock.holder, sha256, now: tx.now }))) {
      if ((await getUpload({ ...ctx, db: tx.db }, upload.id)).completedAt === null) throw new UploadLocked()
      return
    }
    await show(tx, upload, described.mediaType)
    auditInProject(tx, project.id, {
      action: 'file.add',
      entity: 'file',
      entityId: upload.id,
      after: { name: upload.name, bytes: upload.bytes, sha256, internal: upload.internal },
    })
    if (isShownAtOnce(upload) && !upload.internal)
      emit(tx, 'file.added', {
        fileId: upload.id,
        projectId: project.id,
        project: project.name,
        organizationId: project.organizationId,
        taskId: upload.taskId,
        file: upload.name,
        person: ctx.user.name,
        by: ctx.access,
      })
  })
}

async function describe({ files }: PortalCtx, { name, storedId }: UploadRow): Promise<Described> {
  const { place, reader, scanner } = files
  const content = await reader.recognize(await place.read(storedId))
  const mediaType = typeOfContent(name, content)
  const size = mediaType.startsWith('image/') ? await reader.measure(content.head) : undefined
  if (size) ensureOpenable(name, size)
  const virus = await scanner?.scan(await place.read(storedId))
  if (virus !== undefined)
    throw new AppError('INVALID', `“${name}” contains a virus (${virus}). It was not kept.`)
  return { mediaType, sha256: await hashOf(await place.read(storedId)) }
}

async function hashOf(content: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of content) hash.update(chunk)
  return hash.digest('hex')
}

/** What waits for a message or a hand-in is shown with it. */
function isShownAtOnce({ purpose }: UploadRow): boolean {
  return purpose === 'project' || purpose === 'task'
}

async function show(tx: Tx, upload: UploadRow, mediaType: string): Promise<void> {
  const hasPreview = canHavePreview(mediaType)
  await describeFile(tx.db, upload.id, {
    mediaType,
    shownAt: isShownAtOnce(upload) ? tx.now : null,
    preview: hasPreview ? 'PENDING' : 'NONE',
  })
  if (hasPreview) await tx.enqueue('make-file-preview', { fileId: upload.id })
}

/** Its content is deleted by the job at once, or when the place works again. */
async function refuse(ctx: PortalCtx, { id, name, projectId, storedId }: UploadRow, reason: string) {
  await ctx.transaction(async (tx) => {
    await deleteFileRow(tx.db, id)
    auditInProject(tx, projectId, {
      action: 'file.refuse',
      entity: 'file',
      entityId: id,
      before: { name },
      after: { reason },
    })
    await tx.enqueue('delete-stale-files', { refused: [storedId] })
  })
}
