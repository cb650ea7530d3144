import { findProject, findUpload as findUploadRow, type UploadRow } from '@tallgrass/db'
import { type FileId, noSuch } from '@tallgrass/domain'
import type { PortalCtx } from '../authorize.ts'
import type { Arriving, PlaceNotes } from '../ports/files.ts'

/** The caller's own upload, complete or not. Throws NOT_FOUND. */
export async function getUpload(ctx: PortalCtx, id: FileId): Promise<UploadRow> {
  const upload = await findUploadRow(ctx.db, { id, uploadedBy: ctx.user.id })
  if (!upload || !(await findProject(ctx.db, ctx.scope, upload.projectId))) throw noSuch('File')
  return upload
}

export function toArriving({ bytes, parts, received, storedId }: UploadRow): Arriving {
  // Written by a place, and read by it alone.
  return { id: storedId, bytes, received, notes: parts as PlaceNotes | null }
}
