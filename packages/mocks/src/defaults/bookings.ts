import type { ClientCall, ClientCalls, NewCalendarFeed, OwnBooking } from '@tallgrass/contracts'
import { type Instant, toInstant } from '@tallgrass/domain'
import { bookings, openTimes } from '../samples/bookings.ts'
import { inDays, mockId } from '../samples/moments.ts'
import { type MocksOf, onlyPage } from './mocks-of.ts'

const HALF_HOUR_MS = 30 * 60 * 1000
const TOKEN = 'mock-token'.padEnd(43, '0')

type ChatBookings = 'createBooking' | 'slots' | 'booking' | 'bookCall' | 'chooseTime' | 'cancelBooking'

/** The visitor's view; every link opens the same call. */
export const chatBookingMocks: Pick<MocksOf<'chat'>, `chat.${ChatBookings}`> = {
  'chat.createBooking': () => ({
    id: mockId('Booking', 99),
    schedulingUrl: `http://localhost:3000/schedule/${TOKEN}`,
  }),
  'chat.slots': () => ({ slots: openTimes }),
  'chat.booking': () => ownCall({}),
  'chat.bookCall': ({ email, start, timeZone, type }) => ({
    ...ownCall({ email, timeZone, type }, start),
    token: TOKEN,
  }),
  'chat.chooseTime': ({ start, timeZone }) => ownCall({ timeZone }, start),
  'chat.cancelBooking': () => ownCall({ status: 'cancelled' }),
}

/** What a client sees of their own calls. */
export const clientCalls: ClientCalls = {
  upcoming: callsOf(({ endsAt, status }) => status === 'scheduled' && isUpcoming(endsAt)).slice(0, 1),
  past: callsOf(({ status }) => status === 'completed'),
  isEmailConfirmed: true,
  bookUrl: '/schedule',
}

export const portalCallMocks: MocksOf<'portal.calls'> = {
  'portal.calls.link': () => ({ token: TOKEN }),
}

function callsOf(isShown: (call: ClientCall) => boolean): ClientCall[] {
  return bookings.flatMap(({ endsAt, id, scheduledFor, status, type }) => {
    if (!scheduledFor || !endsAt) return []
    const call = { id, type, status, scheduledFor, endsAt }
    return isShown(call) ? [call] : []
  })
}

export const bookingMocks: MocksOf<'admin.bookings'> = {
  'admin.bookings.list': ({ show = 'upcoming' }) => {
    const views = {
      all: () => true,
      'link-sent': ({ scheduledFor, status }) => status === 'scheduled' && scheduledFor === null,
      upcoming: ({ endsAt, status }) => status === 'scheduled' && endsAt !== null && isUpcoming(endsAt),
      past: ({ endsAt, status }) => endsAt !== null && (status !== 'scheduled' || !isUpcoming(endsAt)),
    } satisfies Record<typeof show, (booking: (typeof bookings)[number]) => boolean>
    return onlyPage(bookings.filter(views[show]))
  },
  'admin.bookings.complete': () => ({ ok: true }),
  'admin.bookings.markNoShow': () => ({ ok: true }),
  'admin.bookings.cancel': () => ({ ok: true }),
  'admin.bookings.rebook': () => ({ ok: true }),
}

export const calendarFeedMocks: MocksOf<'admin.calendarFeed'> = {
  'admin.calendarFeed.get': () => ({ createdAt: null }),
  'admin.calendarFeed.create': newFeed,
  'admin.calendarFeed.renew': newFeed,
  'admin.calendarFeed.revoke': () => ({ ok: true }),
}

function newFeed(): NewCalendarFeed {
  return { url: `http://localhost:3000/api/calendar/${TOKEN}/calls.ics`, createdAt: inDays(0) }
}

function isUpcoming(instant: Instant): boolean {
  return Date.parse(instant) > Date.now()
}

function ownCall(facts: Partial<OwnBooking>, start = openTimes[3] ?? inDays(1)): OwnBooking {
  return {
    type: 'smart-ai-call',
    status: 'scheduled',
    scheduledFor: start,
    endsAt: toInstant(new Date(Date.parse(start) + HALF_HOUR_MS)),
    timeZone: 'America/Chicago',
    email: 'hana@brightsidedental.example',
    left: { phone: null },
    ...facts,
  }
}
