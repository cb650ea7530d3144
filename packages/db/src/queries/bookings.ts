import { type BookingId, type BookingStatus, type Instant, toInstant } from '@tallgrass/domain'
import type { Insertable, Updateable } from 'kysely'
import type { Db } from '../database.ts'
import type { BookingLinks, Bookings } from '../schema.gen.ts'
import { lockUntilEnd, shownEmail } from './sql.ts'

// Without `attemptHash`, which is compared but never read.
export const bookingColumns = [
  'bookings.id',
  'bookings.leadId',
  'bookings.clientId',
  'bookings.type',
  'bookings.status',
  'bookings.schedulingEventUri',
  'bookings.scheduledFor',
  'bookings.endsAt',
  'bookings.visitorTimeZone',
  'bookings.notes',
  'bookings.metadata',
  'bookings.sequence',
  'bookings.createdAt',
] as const

export type BookingRow = NonNullable<Awaited<ReturnType<typeof findBooking>>>

/** Locks the calendar until the transaction ends, so that times are booked one after the other. */
export function lockCalendar(db: Db): Promise<void> {
  return lockUntilEnd(db, 'calendar')
}

/** The booked times that end after `since`. `except` is a booking whose own time counts as free. */
export function listTakenTimes(db: Db, { except, since }: { since: Date; except?: BookingId | undefined }) {
  let query = db
    .selectFrom('bookings')
    .select(['scheduledFor', 'blockedUntil'])
    .where('status', '=', 'scheduled')
    .where('scheduledFor', 'is not', null)
    .where('blockedUntil', '>', toInstant(since))
    .$narrowType<{ scheduledFor: Instant; blockedUntil: Instant }>()
  if (except) query = query.where('id', '!=', except)
  return query.execute()
}

export async function insertBooking(db: Db, booking: Insertable<Bookings>): Promise<void> {
  await db.insertInto('bookings').values(booking).execute()
}

export async function insertBookingLink(db: Db, link: Insertable<BookingLinks>): Promise<void> {
  await db.insertInto('bookingLinks').values(link).execute()
}

export function findBooking(db: Db, id: BookingId) {
  return withLead(db).where('bookings.id', '=', id).executeTakeFirst()
}

export function findBookingByToken(db: Db, tokenHash: string) {
  return withLead(db)
    .innerJoin('bookingLinks', 'bookingLinks.bookingId', 'bookings.id')
    .where('bookingLinks.tokenHash', '=', tokenHash)
    .executeTakeFirst()
}

/** The booking made by an earlier attempt of the same browser. */
export function findBookingByAttempt(db: Db, attemptHash: string) {
  return withLead(db).where('bookings.attemptHash', '=', attemptHash).executeTakeFirst()
}

function withLead(db: Db) {
  return db
    .selectFrom('bookings')
    .innerJoin('leads', 'leads.id', 'bookings.leadId')
    .select(bookingColumns)
    .select((eb) => ['leads.name', shownEmail(eb.ref('leads.email')).as('email')])
}

/** Returns false if the booking has changed since it was read. */
export async function updateBooking(
  db: Db,
  seen: { id: BookingId; status: BookingStatus; sequence: number },
  changes: Updateable<Bookings>,
): Promise<boolean> {
  const row = await db
    .updateTable('bookings')
    .set((eb) => ({ ...changes, sequence: eb('sequence', '+', 1) }))
    .where('id', '=', seen.id)
    .where('status', '=', seen.status)
    .where('sequence', '=', seen.sequence)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
