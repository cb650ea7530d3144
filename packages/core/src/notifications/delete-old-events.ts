import { deleteEventsBefore } from '@tallgrass/db'
import { DAY_MS } from '@tallgrass/domain'
import type { Ctx } from '../ctx.ts'

/** Notifications are shown for 90 days. */
const SHOWN_MS = 90 * DAY_MS

export async function deleteOldEvents(ctx: Ctx) {
  return { events: await deleteEventsBefore(ctx.db, new Date(ctx.clock().getTime() - SHOWN_MS)) }
}
