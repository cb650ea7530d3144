import type { UserId } from '@tallgrass/domain'
import type { Insertable } from 'kysely'
import type { Db } from '../database.ts'
import type { CalendarFeeds } from '../schema.gen.ts'

export function findCalendarFeed(db: Db, userId: UserId) {
  return db.selectFrom('calendarFeeds').select('createdAt').where('userId', '=', userId).executeTakeFirst()
}

/** Returns undefined if the user already has one. */
export function insertCalendarFeed(db: Db, feed: Insertable<CalendarFeeds>) {
  return db
    .insertInto('calendarFeeds')
    .values(feed)
    .onConflict((conflict) => conflict.column('userId').doNothing())
    .returning('createdAt')
    .executeTakeFirst()
}

/** Returns undefined if the user has none. */
export function replaceCalendarFeed(db: Db, { userId, ...feed }: Insertable<CalendarFeeds>) {
  return db
    .updateTable('calendarFeeds')
    .set(feed)
    .where('userId', '=', userId)
    .returning('createdAt')
    .executeTakeFirst()
}

/** Returns false if the user has none. */
export async function deleteCalendarFeed(db: Db, userId: UserId): Promise<boolean> {
  const row = await db
    .deleteFrom('calendarFeeds')
    .where('userId', '=', userId)
    .returning('userId')
    .executeTakeFirst()
  return row !== undefined
}

/** True for the address of someone who is an administrator now. */
export async function opensCalendar(db: Db, tokenHash: string): Promise<boolean> {
  const row = await db
    .selectFrom('calendarFeeds')
    .innerJoin('users', 'users.id', 'calendarFeeds.userId')
    .select('users.id')
    .where('calendarFeeds.tokenHash', '=', tokenHash)
    .where('users.role', '=', 'ADMIN')
    .where('users.deactivatedAt', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}
