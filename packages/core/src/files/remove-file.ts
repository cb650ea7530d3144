import { findFile, removeFileRow } from '@tallgrass/db'
import { AppError, ensureRemovable, type FileId, noSuch } from '@tallgrass/domain'
import type { PortalCtx } from '../authorize.ts'
import type { Tx } from '../ctx.ts'
import { auditInProject } from '../projects/audit-in-project.ts'

/**
 * Removes a file: its content is deleted soon, a mark stays. Throws NOT_FOUND; FORBIDDEN for a client who did not upload
 * it; or CONFLICT if someone has removed it already, or it was handed in.
 */
export async function removeFile(ctx: PortalCtx, { id }: { id: FileId }): Promise<{ ok: true }> {
  await ctx.transaction(async (tx) => {
    const file = await readToRemove(ctx, tx, id)
    if (!(await removeFileRow(tx.db, id, { removedAt: tx.now, removedBy: ctx.user.id }))) {
      // Someone else was faster.
      await readToRemove(ctx, tx, id)
    }
    await tx.enqueue('delete-stale-files', {})
    auditInProject(tx, file.projectId, {
      action: 'file.remove',
      entity: 'file',
      entityId: id,
      before: { name: file.name, bytes: file.bytes, sha256: file.sha256 },
    })
  })
  return { ok: true }
}

async function readToRemove(ctx: PortalCtx, tx: Tx, id: FileId) {
  const file = await findFile(tx.db, ctx.scope, { id, reader: ctx.user.id })
  if (!file) throw noSuch('File')
  ensureRemovable({ ...file, removedBy: file.removedByName })
  if (ctx.access !== 'ADMIN' && file.uploaderId !== ctx.user.id)
    throw new AppError('FORBIDDEN', `Only ${file.uploaderName} can remove “${file.name}”. Ask us, or them.`)
  return file
}
