import { listPackedFiles, type PackAudience } from '@tallgrass/db'
import { AppError, type ProjectId } from '@tallgrass/domain'
import type { PortalCtx } from '../authorize.ts'
import { type PackedContent, readUnaltered, refuseAltered } from './read-unaltered.ts'

/** ZIP files without extensions hold no more; a little is left for everything else. */
const MAX_BYTES = 4_000_000_000
/** A bucket answers after a while, but many at once. */
const ASKED_AT_ONCE = 16

/**
 * The files of a project for an archive, each with a way to read it in parts, which fails at its end if its content was
 * altered. That all are there in their sizes is known before. Throws CONFLICT.
 */
export async function readFiles(ctx: PortalCtx, projectId: ProjectId, audience: PackAudience) {
  const files = await listPackedFiles(ctx.db, projectId, audience)
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
  if (bytes > MAX_BYTES)
    throw new AppError(
      'CONFLICT',
      'The files of this project are larger than 4 GB together, which is too much for one archive. Download the files one by one.',
    )
  await ensureThere(ctx, projectId, files)
  return files.map(({ storedId, ...file }) => ({
    ...file,
    read: async (): Promise<AsyncIterable<Uint8Array>> =>
      readUnaltered(ctx, projectId, { ...file, storedId }),
  }))
}

async function ensureThere(ctx: PortalCtx, projectId: ProjectId, files: PackedContent[]): Promise<void> {
  for (let start = 0; start < files.length; start += ASKED_AT_ONCE) {
    const asked = files.slice(start, start + ASKED_AT_ONCE)
    const sizes = await Promise.all(asked.map(({ storedId }) => ctx.files.place.sizeOf(storedId)))
    const wrong = asked.find(({ bytes }, nth) => sizes[nth] !== bytes)
    if (wrong) await refuseAltered(ctx, projectId, wrong)
  }
}
