import type { CalendarFeed } from '@tallgrass/contracts'
import { findCalendarFeed } from '@tallgrass/db'
import type { AdminCtx } from '../authorize.ts'

/** Whether the caller has a secret address of the calls. */
export async function getCalendarFeed({ db, user }: AdminCtx): Promise<CalendarFeed> {
  const feed = await findCalendarFeed(db, user.id)
  return { createdAt: feed?.createdAt ?? null }
}
