import type { AdminCtx } from '../authorize.ts'
import { audit } from './audit.ts'

interface ListExport {
  entity: string
  /** As it would stand in an address. */
  filter: string
  rows: number
  /** False where whoever asked left before the end. */
  complete: boolean
}

/** Writes down that an administrator takes a list along as a file. */
export async function recordExport(ctx: AdminCtx, { entity, ...after }: ListExport): Promise<void> {
  await ctx.transaction(async (tx) =>
    audit(tx, { action: `${entity}.export`, entity, entityId: null, after }),
  )
}
