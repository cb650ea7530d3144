import { createHash } from 'node:crypto'
import { findUndrawn, insertStoredFile, newId, setDrawn } from '@tallgrass/db'
import type { FileId, StoredFileId } from '@tallgrass/domain'
import type { WholeCtx } from '../ctx.ts'

/**
 * Draws an image again without its metadata: a small one for lists, and one to look at in place. One that cannot be drawn
 * leaves the file as it is. Safe to run again.
 */
export async function makeFilePreview(ctx: WholeCtx, { fileId }: { fileId: FileId }): Promise<void> {
  const { place, reader } = ctx.files
  const file = await findUndrawn(ctx.db, fileId)
  if (!file) return
  const image = await reader.drawImage(await place.read(file.storedId))
  if (!image) {
    await ctx.transaction(({ db }) => setDrawn(db, fileId, { preview: 'FAILED', previewStoredId: null }))
    return
  }
  const previewStoredId = await store(ctx, image.preview)
  const viewStoredId = await store(ctx, image.view)
  await ctx.transaction(({ db }) => setDrawn(db, fileId, { preview: 'READY', previewStoredId, viewStoredId }))
}

/** The row comes first: the content of one that no file names is deleted later. */
async function store({ clock, db, files }: WholeCtx, content: Buffer): Promise<StoredFileId> {
  const now = clock()
  const id = newId('StoredFile', now)
  await insertStoredFile(db, {
    id,
    bytes: content.length,
    received: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
    createdAt: now,
    lastReceivedAt: now,
    completedAt: now,
  })
  await files.place.put(id, content)
  return id
}
