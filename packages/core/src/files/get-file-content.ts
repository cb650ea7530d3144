import { isViewing } from '@tallgrass/contracts'
import { findFileContent } from '@tallgrass/db'
import { AppError, type FileId, isShownInPlace, noSuch } from '@tallgrass/domain'
import type { PortalCtx } from '../authorize.ts'

/**
 * A file that the caller may read; an administrator who views the portal as a contact reads no drafts. Throws NOT_FOUND,
 * also for a removed one.
 */
export async function getFileContent(ctx: PortalCtx, id: FileId) {
  const file = await findFileContent(ctx.db, ctx.scope, { id, reader: isViewing(ctx) ? null : ctx.user.id })
  if (!file) throw noSuch('File')
  return file
}

/** One that a browser shows in place. Throws NOT_FOUND, or INVALID for other kinds. */
export async function getFileToView(ctx: PortalCtx, id: FileId) {
  const file = await getFileContent(ctx, id)
  if (!isShownInPlace(file.mediaType))
    throw new AppError('INVALID', `“${file.name}” cannot be shown here. Download it instead.`)
  return file
}

/** The small image of a file. Throws NOT_FOUND if there is none. */
export async function getFilePreview(ctx: PortalCtx, id: FileId) {
  const { previewStoredId } = await getFileContent(ctx, id)
  if (previewStoredId === null) throw new AppError('NOT_FOUND', 'This file has no preview')
  return ctx.files.place.read(previewStoredId)
}
