import { insertNotificationsOf } from '@tallgrass/db'
import type { Ctx } from '../ctx.ts'
import type { JobData } from '../ports/job-queue.ts'
import { scheduleMails } from './schedule-mails.ts'

/** Notifies everyone whom these events concern, and schedules the mails that they want. Safe to run again. */
export async function deliverEvents(ctx: Ctx, { eventIds, mail }: JobData['deliver-events']): Promise<void> {
  await ctx.transaction(async (tx) => {
    const ids = await insertNotificationsOf(tx.db, eventIds)
    if (mail !== false) await scheduleMails(tx, ids)
  })
}
