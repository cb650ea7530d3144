import { createHash } from 'node:crypto'
import { findPendingPreview, insertStoredFile, newId, setPreview } from '@tallgrass/db'
import type { FileId } from '@tallgrass/domain'
import type { WholeCtx } from '../ctx.ts'

/** Makes the small image of a file. One that cannot be made leaves the file as it is. Safe to run again. */
export async function makeFilePreview(ctx: WholeCtx, { fileId }: { fileId: FileId }): Promise<void> {
  const { place, reader } = ctx.files
  const file = await findPendingPreview(ctx.db, fileId)
  if (!file) return
  const image = await reader.makePreview(await place.read(file.storedId))
  if (!image) {
    await ctx.transaction(({ db }) => setPreview(db, fileId, { preview: 'FAILED' }))
    return
  }
  const now = ctx.clock()
  const id = newId('StoredFile', now)
  // The row comes first: the content of one that no file names is deleted later.
  await insertStoredFile(ctx.db, {
    id,
    bytes: image.length,
    received: image.length,
    sha256: createHash('sha256').update(image).digest('hex'),
    createdAt: now,
    lastReceivedAt: now,
    completedAt: now,
  })
  await place.put(id, image)
  await ctx.transaction(({ db }) => setPreview(db, fileId, { preview: 'READY', previewStoredId: id }))
}
