import type { UploadInput } from '@tallgrass/contracts'
import { countOpenUploads, insertFile, insertStoredFile, newId, sumStoredBytes } from '@tallgrass/db'
import {
  AppError,
  ensureFileSize,
  ensureQuota,
  ensureTakesFiles,
  ensureUploadable,
  type FileId,
  noSuch,
} from '@tallgrass/domain'
import type { PortalCtx } from '../authorize.ts'
import type { Tx } from '../ctx.ts'
import { lockProject } from '../projects/lock-project.ts'
import { ensureStorage } from '../storage/storage.ts'
import { readTask } from '../tasks/lock-task.ts'

/** At a time, by one person: more than a browser sends, and the others wait. */
const MAX_OPEN_UPLOADS = 50
/** An upload that has not gone on for so long does not count as open. */
const OPEN_MS = 10 * 60 * 1000

interface NewUpload extends UploadInput {
  id: FileId
  bytes: number
}

/**
 * Makes room for a file that is about to arrive. Throws NOT_FOUND; INVALID for a kind that cannot be uploaded; TOO_LARGE;
 * STORAGE_FULL; FORBIDDEN for an internal file of a client; or CONFLICT if the project takes no more files.
 */
export async function startUpload(ctx: PortalCtx, upload: NewUpload): Promise<void> {
  const { bytes, filename, id, internal, projectId, purpose, taskId } = upload
  const { limits, place } = ctx.files
  ensureFileSize(filename, bytes, limits)
  ensureUploadable(filename)
  if (internal && ctx.access !== 'ADMIN')
    throw new AppError('FORBIDDEN', 'Only administrators can add internal files')
  await ensureStorage(ctx.storage)
  await place.ensureRoom(bytes)
  await ctx.transaction(async (tx) => {
    const project = await lockProject(tx, ctx.scope, { id: projectId })
    ensureTakesFiles(project, ctx.access)
    if (taskId && (await readTask(tx.db, ctx.scope, taskId)).projectId !== projectId) throw noSuch('Task')
    await ensureTurn(ctx, tx)
    ensureQuota(bytes, await sumStoredBytes(tx.db, projectId), limits)
    const storedId = newId('StoredFile', tx.now)
    const times = { createdAt: tx.now, lastReceivedAt: tx.now }
    await insertStoredFile(tx.db, { id: storedId, bytes, ...times })
    await insertFile(tx.db, {
      id,
      storedId,
      projectId,
      taskId: taskId ?? null,
      purpose,
      name: filename,
      internal,
      side: ctx.access,
      uploadedBy: ctx.user.id,
      createdAt: tx.now,
    })
  })
}

async function ensureTurn({ user }: PortalCtx, tx: Tx): Promise<void> {
  const open = await countOpenUploads(tx.db, user.id, new Date(tx.now.getTime() - OPEN_MS))
  if (open >= MAX_OPEN_UPLOADS)
    throw new AppError(
      'RATE_LIMITED',
      `You are uploading ${MAX_OPEN_UPLOADS} files already. The next can start when some have arrived.`,
      { retryAfterSeconds: 5 },
    )
}
