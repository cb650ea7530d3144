import { insertNotificationsOf } from '@tallgrass/db'
import type { EventId } from '@tallgrass/domain'
import type { Ctx } from '../ctx.ts'

/** Notifies everyone whom these events concern. Safe to run again. */
export async function deliverEvents(ctx: Ctx, { eventIds }: { eventIds: EventId[] }): Promise<void> {
  await insertNotificationsOf(ctx.db, eventIds)
}
