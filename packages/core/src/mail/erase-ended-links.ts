import { eraseEndedLinks as eraseEndedLinkRows } from '@tallgrass/db'
import type { Ctx } from '../ctx.ts'

/** A link that no longer works need not be kept, not even sealed. */
export async function eraseEndedLinks(ctx: Ctx): Promise<void> {
  await eraseEndedLinkRows(ctx.db, ctx.clock())
}
