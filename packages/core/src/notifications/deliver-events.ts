import { insertNotificationsOf } from '@tallgrass/db'
import type { EventId } from '@tallgrass/domain'
import type { Ctx } from '../ctx.ts'
import { scheduleMails } from './schedule-mails.ts'

/** Notifies everyone whom these events concern, and schedules the mails that they want. Safe to run again. */
export async function deliverEvents(ctx: Ctx, { eventIds }: { eventIds: EventId[] }): Promise<void> {
  await ctx.transaction(async (tx) => {
    const ids = await insertNotificationsOf(tx.db, eventIds)
    await scheduleMails(tx, ids)
  })
}
