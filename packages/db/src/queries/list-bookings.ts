import { toInstant } from '@tallgrass/domain'
import type { Db } from '../database.ts'
import { bookingColumns } from './bookings.ts'
import { type PageRequest, readPageBy } from './page.ts'
import { shownEmail } from './sql.ts'

/** Future calls, past or cancelled calls, links without a time yet, or all bookings. */
export type BookingView = 'upcoming' | 'past' | 'link-sent' | 'all'

/** Upcoming calls soonest first, others latest first. */
export async function listBookings(db: Db, request: PageRequest & { show: BookingView; now: Date }) {
  const { cursor, limit, show } = request
  const now = toInstant(request.now)
  let query = db
    .selectFrom('bookings')
    .innerJoin('leads', 'leads.id', 'bookings.leadId')
    .select(bookingColumns)
    .select((eb) => [
      'leads.name',
      shownEmail(eb.ref('leads.email')).as('email'),
      'leads.phone',
      'leads.company',
    ])
  if (show === 'upcoming') query = query.where('bookings.status', '=', 'scheduled').where('endsAt', '>', now)
  if (show === 'past') {
    query = query
      .where('scheduledFor', 'is not', null)
      .where((eb) => eb.or([eb('bookings.status', '!=', 'scheduled'), eb('endsAt', '<=', now)]))
  }
  if (show === 'link-sent')
    query = query.where('bookings.status', '=', 'scheduled').where('scheduledFor', 'is', null)
  const timed = show === 'upcoming' || show === 'past'
  return readPageBy(
    query,
    {
      at: timed ? 'bookings.scheduledFor' : 'bookings.createdAt',
      id: 'bookings.id',
      direction: show === 'upcoming' ? 'asc' : 'desc',
      instantOf: ({ createdAt, scheduledFor }) => (timed && scheduledFor) || createdAt,
    },
    { cursor, limit },
  )
}
