import { findReadyExport } from '@tallgrass/db'
import { AppError, type DataExportId, noSuch } from '@tallgrass/domain'
import { audit } from '../audit/audit.ts'
import type { UserCtx } from '../authorize.ts'
import { ensureNotViewing } from '../ensure-not-viewing.ts'
import { ensureProved } from '../second-factor/ensure-proved.ts'

/** Where the caller's own copy can be downloaded now. Throws NOT_FOUND for one of someone else, or that has ended. */
export async function openExport(ctx: UserCtx, { id }: { id: DataExportId }): Promise<{ path: string }> {
  await findOwn(ctx, id)
  return { path: `/api/account/exports/${id}` }
}

/** The content of the caller's own copy, in parts. Throws PROOF_NEEDED, NOT_FOUND, or FORBIDDEN in a contact's portal. */
export async function readExport(ctx: UserCtx, id: DataExportId) {
  ensureNotViewing(ctx)
  ensureProved(ctx)
  const { readyAt, size, storedId } = await findOwn(ctx, id)
  const content = await ctx.files.place.read(storedId)
  await ctx.transaction(async (tx) =>
    audit(tx, { action: 'data-export.download', entity: 'data-export', entityId: id }),
  )
  return { content, size, name: `my-data-${readyAt.slice(0, 10)}.zip` }
}

async function findOwn(ctx: UserCtx, id: DataExportId) {
  const found = await findReadyExport(ctx.db, { id, userId: ctx.user.id, now: ctx.clock() })
  if (!found) throw noSuch('DataExport')
  const { readyAt, size, storedId } = found
  if (storedId === null || size === null || readyAt === null)
    throw new AppError('NOT_FOUND', 'The content of this export is missing')
  return { readyAt, size, storedId }
}
