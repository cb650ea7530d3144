import {
  type BookingId,
  type ClientId,
  type Instant,
  type OrganizationId,
  toInstant,
} from '@tallgrass/domain'
import type { Db } from '../database.ts'
import { bookingColumns } from './bookings.ts'
import { type PageRequest, readPageBy } from './page.ts'
import { shownEmail } from './sql.ts'
import { callIdsOf, organizationOfVisitor, type Whose } from './visits-of-people.ts'

/** Future calls, past or cancelled calls, links without a time yet, or all bookings. */
export type BookingView = 'upcoming' | 'past' | 'link-sent' | 'all'

/** Upcoming calls soonest first, others latest first. */
export async function listBookings(
  db: Db,
  request: PageRequest & { show: BookingView; organizationId?: OrganizationId | undefined; now: Date },
) {
  const { cursor, limit, organizationId, show } = request
  const now = toInstant(request.now)
  let query = withVisitor(db).select((eb) => organizationOfVisitor(eb.ref('bookings.clientId')))
  if (organizationId) query = query.where('bookings.id', 'in', callIdsOf(db, { organizationId }))
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

function withVisitor(db: Db) {
  return db
    .selectFrom('bookings')
    .innerJoin('leads', 'leads.id', 'bookings.leadId')
    .select(bookingColumns)
    .select((eb) => [
      'leads.name',
      shownEmail(eb.ref('leads.email')).as('email'),
      'leads.phone',
      'leads.company',
    ])
}

/** Calls of every status that start at `from` or later, soonest first. */
export function listCallsFrom(db: Db, from: Date) {
  return withVisitor(db)
    .where('bookings.scheduledFor', '>=', toInstant(from))
    .$narrowType<{ scheduledFor: Instant; endsAt: Instant }>()
    .orderBy('bookings.scheduledFor')
    .orderBy('bookings.id')
    .execute()
}

const callColumns = [
  'bookings.id',
  'bookings.type',
  'bookings.status',
  'bookings.scheduledFor',
  'bookings.endsAt',
] as const

/** Calls with a time. */
function selectCallsOf(db: Db, whose: Whose) {
  return db
    .selectFrom('bookings')
    .select(callColumns)
    .where('bookings.scheduledFor', 'is not', null)
    .where('bookings.id', 'in', callIdsOf(db, whose))
    .$narrowType<{ scheduledFor: Instant; endsAt: Instant }>()
}

interface CallsRequest {
  show: 'upcoming' | 'past'
  now: Date
  limit: number
}

/** Upcoming calls soonest first, past and cancelled ones latest first. */
export function listCallsOf(db: Db, whose: Whose, { limit, now, show }: CallsRequest) {
  const calls = selectCallsOf(db, whose).limit(limit)
  const at = toInstant(now)
  if (show === 'upcoming') {
    const ahead = calls.where('bookings.status', '=', 'scheduled').where('bookings.endsAt', '>', at)
    return ahead.orderBy('bookings.scheduledFor').orderBy('bookings.id').execute()
  }
  return calls
    .where((eb) => eb.or([eb('bookings.status', '<>', 'scheduled'), eb('bookings.endsAt', '<=', at)]))
    .orderBy('bookings.scheduledFor', 'desc')
    .orderBy('bookings.id', 'desc')
    .execute()
}

export function findCallOf(db: Db, clientId: ClientId, id: BookingId) {
  return selectCallsOf(db, { clientId }).where('bookings.id', '=', id).executeTakeFirst()
}
