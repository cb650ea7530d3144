import { type BookingId, type CallReminder, type Instant, toInstant } from '@tallgrass/domain'
import { sql } from 'kysely'
import type { Db } from '../database.ts'

/** The calls that begin in this period, soonest first. */
export async function listCallsBetween(db: Db, { from, to }: { from: Date; to: Date }): Promise<BookingId[]> {
  const rows = await db
    .selectFrom('bookings')
    .select('id')
    .where('status', '=', 'scheduled')
    .where('scheduledFor', '>', toInstant(from))
    .where('scheduledFor', '<=', toInstant(to))
    .orderBy('scheduledFor')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Locks a call, so that no one moves or cancels it until the transaction ends. Undefined if it no longer has a time. */
export async function lockCallTime(db: Db, id: BookingId) {
  const call = await db
    .selectFrom('bookings')
    .select(['scheduledFor', 'timeChosenAt'])
    .where('id', '=', id)
    .where('status', '=', 'scheduled')
    .forUpdate()
    .executeTakeFirst()
  return call?.scheduledFor ? { startsAt: call.scheduledFor, chosenAt: call.timeChosenAt } : undefined
}

/** True if a call is still to come, at that time. */
export async function isCallAhead(
  db: Db,
  { id, now, startsAt }: { id: BookingId; startsAt: Instant; now: Date },
): Promise<boolean> {
  const call = await db
    .selectFrom('bookings')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', 'scheduled')
    .where('scheduledFor', '=', startsAt)
    .where('scheduledFor', '>', toInstant(now))
    .executeTakeFirst()
  return call !== undefined
}

/** The reminders of a call at that time that were sent. */
export async function listCallReminders(db: Db, id: BookingId, startsAt: Instant): Promise<CallReminder[]> {
  const rows = await db
    .selectFrom('callReminders')
    .select('reminder')
    .where('bookingId', '=', id)
    .where('scheduledFor', '=', startsAt)
    .execute()
  return rows.map(({ reminder }) => reminder)
}

export async function insertCallReminder(
  db: Db,
  reminder: { bookingId: BookingId; scheduledFor: Instant; reminder: CallReminder; createdAt: Date },
): Promise<void> {
  await db.insertInto('callReminders').values(reminder).execute()
}

/** Deletes the reminders of a call that were not sent yet: what they say is no longer true. */
export async function deleteUnsentCallReminders(db: Db, id: BookingId): Promise<void> {
  await db
    .deleteFrom('outboxMails')
    .where('template', '=', 'booking-reminder')
    .where('status', '!=', 'sent')
    .where(sql<boolean>`split_part(data ->> 'uid', '@', 1) = ${id}::text`)
    .execute()
}
