import { isViewing, type ListDraftFilesInput, type ListFilesInput } from '@tallgrass/contracts'
import { listDraftFiles as listDraftRows, listFiles as listFileRows } from '@tallgrass/db'
import type { PortalCtx } from '../authorize.ts'
import { readProject } from '../projects/get-project.ts'
import { toFile } from './to-file.ts'

/** The files of a project or of one of its tasks, latest first. Throws NOT_FOUND. */
export async function listFiles(ctx: PortalCtx, input: ListFilesInput) {
  await readProject(ctx.db, ctx.scope, input.projectId)
  const { items, nextCursor } = await listFileRows(ctx.db, ctx.scope, input)
  return { items: items.map(toFile), nextCursor, maxBytes: ctx.files.limits.file }
}

/**
 * What the caller uploaded for a message or a hand-in that is not sent yet. An administrator who views the portal as a
 * contact sees none. Throws NOT_FOUND.
 */
export async function listDraftFiles(ctx: PortalCtx, input: ListDraftFilesInput) {
  await readProject(ctx.db, ctx.scope, input.projectId)
  const drafts = { ...input, uploadedBy: ctx.user.id }
  const rows = isViewing(ctx) ? [] : await listDraftRows(ctx.db, ctx.scope, drafts)
  return { items: rows.map(toFile), maxBytes: ctx.files.limits.file }
}
