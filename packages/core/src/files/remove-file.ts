import { deleteEventsOfFiles, findFile, lockFiles, removeFileRow } from '@tallgrass/db'
import { AppError, ensureRemovable, ensureTakesFiles, type FileId, noSuch } from '@tallgrass/domain'
import type { PortalCtx } from '../authorize.ts'
import type { Tx } from '../ctx.ts'
import { auditInProject } from '../projects/audit-in-project.ts'
import { lockProject } from '../projects/lock-project.ts'

/**
 * Removes a file: its content is deleted soon, a mark stays, and who was not told of it yet never is. Throws NOT_FOUND;
 * FORBIDDEN for a client who did not upload it; or CONFLICT if someone has removed it already, it was handed in, or the
 * project takes no more files. A draft can always be removed.
 */
export async function removeFile(ctx: PortalCtx, { id }: { id: FileId }): Promise<{ ok: true }> {
  await ctx.transaction(async (tx) => {
    const { projectId } = await readFile(ctx, tx, id)
    const project = await lockProject(tx, ctx.scope, { id: projectId })
    const [locked] = await lockFiles(tx.db, [id])
    // Read again, because it may have been changed before its project was locked.
    const file = await readFile(ctx, tx, id)
    ensureRemovable({ ...file, removedBy: file.removedByName })
    if (ctx.access !== 'ADMIN' && file.uploaderId !== ctx.user.id)
      throw new AppError('FORBIDDEN', `Only ${file.uploaderName} can remove “${file.name}”. Ask us, or them.`)
    if (locked?.shownAt) ensureTakesFiles(project, ctx.access)
    if (!(await removeFileRow(tx.db, id, { removedAt: tx.now, removedBy: ctx.user.id }))) throw noSuch('File')
    await deleteEventsOfFiles(tx.db, projectId, { id })
    await tx.enqueue('delete-stale-files', {})
    auditInProject(tx, projectId, {
      action: 'file.remove',
      entity: 'file',
      entityId: id,
      before: { name: file.name, bytes: file.bytes, sha256: file.sha256 },
    })
  })
  return { ok: true }
}

async function readFile(ctx: PortalCtx, tx: Tx, id: FileId) {
  const file = await findFile(tx.db, ctx.scope, { id, reader: ctx.user.id })
  if (!file) throw noSuch('File')
  return file
}
