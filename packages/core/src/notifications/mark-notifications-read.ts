import type { MarkNotificationsReadInput } from '@tallgrass/contracts'
import { markNotificationsRead as markRows } from '@tallgrass/db'
import type { UserCtx } from '../authorize.ts'

/** Marks the user's notifications as read: these, or all. Those of other users stay as they are. */
export async function markNotificationsRead(
  ctx: UserCtx,
  { ids }: MarkNotificationsReadInput,
): Promise<{ ok: true }> {
  await ctx.transaction((tx) => markRows(tx.db, ctx.user.id, { ids, now: tx.now }))
  return { ok: true }
}
