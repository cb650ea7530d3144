import { isViewing } from '@tallgrass/contracts'
import { findFileContent, findStoredFile } from '@tallgrass/db'
import { AppError, canHavePreview, type FileId, isShownInPlace, noSuch } from '@tallgrass/domain'
import type { PortalCtx } from '../authorize.ts'

/** What images are drawn as. */
const DRAWN_AS = 'image/webp'

/**
 * A file that the caller may read; an administrator who views the portal as a contact reads no drafts. Throws NOT_FOUND,
 * also for a removed one.
 */
export async function getFileContent(ctx: PortalCtx, id: FileId) {
  const file = await findFileContent(ctx.db, ctx.scope, { id, reader: isViewing(ctx) ? null : ctx.user.id })
  if (!file) throw noSuch('File')
  return file
}

/**
 * What a browser shows of a file in place. An image is shown as it was drawn again, because the original may say where it
 * was taken. Throws NOT_FOUND; INVALID for other kinds, and for images that cannot be drawn; or NOT_READY for one that
 * has just arrived.
 */
export async function getFileToView(ctx: PortalCtx, id: FileId) {
  const file = await getFileContent(ctx, id)
  const { mediaType, name, preview, previewStoredId, viewStoredId } = file
  const isDrawn = canHavePreview(mediaType)
  if (!isShownInPlace(mediaType) || (isDrawn && preview === 'FAILED'))
    throw new AppError('INVALID', `“${name}” cannot be shown here. Download it instead.`)
  if (!isDrawn) return file
  // Uploaded before views were drawn: the small one is shown until the view is there.
  if (preview === 'READY' && viewStoredId === null)
    await ctx.recordUnlessViewing((tx) => tx.enqueue('make-file-preview', { fileId: id }))
  const storedId = viewStoredId ?? previewStoredId
  const drawn = storedId && (await findStoredFile(ctx.db, storedId))
  if (!storedId || !drawn?.sha256)
    throw new AppError('NOT_READY', `“${name}” is being prepared. Please try again in a moment.`, {
      retryAfterSeconds: 5,
    })
  return { ...file, storedId, bytes: drawn.bytes, sha256: drawn.sha256, mediaType: DRAWN_AS }
}

/** The small image of a file. Throws NOT_FOUND if there is none. */
export async function getFilePreview(ctx: PortalCtx, id: FileId) {
  const { previewStoredId } = await getFileContent(ctx, id)
  if (previewStoredId === null) throw new AppError('NOT_FOUND', 'This file has no preview')
  return ctx.files.place.read(previewStoredId)
}
