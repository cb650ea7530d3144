import { createHash } from 'node:crypto'
import { AppError, type ProjectId, type StoredFileId } from '@tallgrass/domain'
import type { PortalCtx } from '../authorize.ts'
import { auditInProject } from '../projects/audit-in-project.ts'
import { raiseWorkItem } from '../work-items/raise-work-item.ts'

export interface PackedContent {
  storedId: StoredFileId
  name: string
  bytes: number
  sha256: string
}

/**
 * The content of a stored file in parts. Its reader must throw away what they have if this throws: CONFLICT after the last
 * part if the content is not the one that was uploaded.
 */
export async function* readUnaltered(
  ctx: PortalCtx,
  projectId: ProjectId,
  file: PackedContent,
): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256')
  try {
    for await (const part of await ctx.files.place.read(file.storedId)) {
      hash.update(part)
      yield part
    }
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') await refuseAltered(ctx, projectId, file)
    throw error
  }
  if (hash.digest('hex') !== file.sha256) await refuseAltered(ctx, projectId, file)
}

/** Tells the administrators, once a day for each file. Throws CONFLICT. */
export async function refuseAltered(
  ctx: PortalCtx,
  projectId: ProjectId,
  file: PackedContent,
): Promise<never> {
  const day = ctx.clock().toISOString().slice(0, 10)
  await ctx.recordUnlessViewing(async (tx) => {
    await raiseWorkItem(tx, {
      kind: 'file_altered',
      cause: `stored-file:${file.storedId}:${day}`,
      detail: `“${file.name}” (${file.storedId}) is missing, or its fingerprint does not match the stored one. Compare it with a backup and find out who had write access to the files.`,
      entity: 'project',
      entityId: projectId,
      projectId,
    })
    auditInProject(tx, projectId, {
      action: 'project.refuse-evidence',
      entity: 'project',
      entityId: projectId,
      after: { file: file.name, sha256: file.sha256 },
    })
  })
  throw new AppError(
    'CONFLICT',
    `“${file.name}” is missing or was changed after it was uploaded, so the archive cannot be created. ${ctx.access === 'ADMIN' ? 'See Waiting for us on the dashboard.' : 'The administrators have been notified.'}`,
  )
}
