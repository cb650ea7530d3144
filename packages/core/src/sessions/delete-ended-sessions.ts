import { deleteSessionsUnusedSince } from '@tallgrass/db'
import type { Ctx } from '../ctx.ts'

/** Removes sessions that nobody can use again, whatever their owner's role. */
export async function deleteEndedSessions(ctx: Ctx): Promise<void> {
  const { ADMIN, CLIENT } = ctx.settings.sessionLifetimes
  const longest = Math.max(ADMIN.idle, CLIENT.idle) * 1000
  await deleteSessionsUnusedSince(ctx.db, new Date(ctx.clock().getTime() - longest))
}
