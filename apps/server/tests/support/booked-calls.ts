import { bookCall, cancelOwnBooking, createSystemCtx, listSlots, type Services } from '@tallgrass/core'
import { type BookingId, DAY_MS, type Instant } from '@tallgrass/domain'
import { unique } from '@tallgrass/testing'

const LONG_AGO_MS = 60 * DAY_MS

interface Caller {
  email?: string
}

/** The first open time. */
export async function firstOpenTime(services: Services): Promise<Instant> {
  const { slots } = await listSlots(createSystemCtx(services), { type: 'smart-ai-call' })
  const [first] = slots
  if (!first) throw new Error('The calendar of this test is full')
  return first
}

/** A call at the first open time, of a new visitor unless an address is given. */
export async function bookACall(
  services: Services,
  { email = `caller${unique()}@example.com` }: Caller = {},
): Promise<{ id: BookingId; token: string }> {
  const start = await firstOpenTime(services)
  const { token } = await bookCall(createSystemCtx(services), {
    name: 'Maren Okafor',
    email,
    company: null,
    phone: null,
    notes: null,
    type: 'smart-ai-call',
    start,
    timeZone: 'America/Chicago',
    attempt: `attempt-of-one-visitor-${unique()}`,
  })
  const { id } = await services.database.db
    .selectFrom('bookings')
    .innerJoin('leads', 'leads.id', 'bookings.leadId')
    .select('bookings.id')
    .where('email', '=', email)
    .where('scheduledFor', '=', start)
    .where('bookings.status', '=', 'scheduled')
    .executeTakeFirstOrThrow()
  return { id, token }
}

/** A call that has already started. */
export function bookAStartedCall(services: Services, caller?: Caller) {
  const then = () => new Date(services.clock().getTime() - LONG_AGO_MS)
  return bookACall({ ...services, clock: then }, caller)
}

export async function bookACancelledCall(services: Services, caller?: Caller) {
  const call = await bookACall(services, caller)
  await cancelOwnBooking(createSystemCtx(services), call)
  return call
}
