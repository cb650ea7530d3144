import { deleteFileRow } from '@tallgrass/db'
import { AppError, type FileId } from '@tallgrass/domain'
import type { PortalCtx } from '../authorize.ts'
import { getUpload } from './find-upload.ts'

/** Gives up a file that has not arrived completely. Throws NOT_FOUND, or CONFLICT for a complete one. */
export async function cancelUpload(ctx: PortalCtx, id: FileId): Promise<void> {
  const { completedAt, name, storedId } = await getUpload(ctx, id)
  if (completedAt !== null)
    throw new AppError('CONFLICT', `“${name}” has arrived already. Remove it instead.`)
  await ctx.transaction(async (tx) => {
    await deleteFileRow(tx.db, id)
    await tx.enqueue('delete-stale-files', { refused: [storedId] })
  })
}
