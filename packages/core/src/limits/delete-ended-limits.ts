import { deleteEndedLimits as deleteEndedLimitRows } from '@tallgrass/db'
import type { Ctx } from '../ctx.ts'

/** Deletes counts whose window has ended. Each address and account leaves one behind. */
export async function deleteEndedLimits(ctx: Ctx) {
  return { limits: await deleteEndedLimitRows(ctx.db, ctx.clock()) }
}
