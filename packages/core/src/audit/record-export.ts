import type { AdminCtx } from '../authorize.ts'
import { audit } from './audit.ts'

interface ListExport {
  entity: string
  /** As a query string. */
  filter: string
  rows: number
  /** False if the download was aborted. */
  complete: boolean
}

/** Records that an administrator downloaded a list as a file. */
export async function recordExport(ctx: AdminCtx, { entity, ...after }: ListExport): Promise<void> {
  await ctx.transaction(async (tx) =>
    audit(tx, { action: `${entity}.export`, entity, entityId: null, after }),
  )
}
