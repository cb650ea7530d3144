import { createHash } from 'node:crypto'
import { findOrigin } from '@tallgrass/db'
import type { WholeCtx } from '../ctx.ts'

/**
 * Records that this database uses the place of files. True if it has done so since before `before`, and no other database
 * was recorded since then. A restored copy, an empty database beside old files or a second site with the same bucket would
 * otherwise take the contents of the others for its own.
 */
export async function isOnlyUser(ctx: WholeCtx, before: Date): Promise<boolean> {
  const name = createHash('sha256')
    .update(JSON.stringify(await findOrigin(ctx.db)))
    .digest('hex')
    .slice(0, 16)
  const users = await ctx.files.place.recordUser(name, ctx.clock())
  return users.every((user) => (user.name === name ? user.since <= before : user.seenAt <= before))
}
