import { deleteCalendarFeed } from '@tallgrass/db'
import { audit } from '../audit/audit.ts'
import type { AdminCtx } from '../authorize.ts'

/** Turns off the caller's secret address of the calls, at once. Safe to repeat. */
export async function revokeCalendarFeed(ctx: AdminCtx): Promise<{ ok: true }> {
  await ctx.transaction(async (tx) => {
    if (!(await deleteCalendarFeed(tx.db, ctx.user.id))) return
    audit(tx, { action: 'calendar-feed.revoke', entity: 'user', entityId: ctx.user.id })
  })
  return { ok: true }
}
