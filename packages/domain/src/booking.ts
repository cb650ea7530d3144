import { defineFlow } from './flow.ts'
import type { Instant } from './instant.ts'
import type { LeadInterest } from './lead-values.ts'

export const bookingTypes = ['smart-ai-call', 'scorm-demo', 'strides-demo'] as const
export type BookingType = (typeof bookingTypes)[number]

export const bookingStatuses = ['scheduled', 'completed', 'cancelled', 'no-show'] as const
export type BookingStatus = (typeof bookingStatuses)[number]

export const bookingFlow = defineFlow(
  'booking',
  {
    scheduled: { complete: 'completed', cancel: 'cancelled', miss: 'no-show' },
    completed: {},
    cancelled: { rebook: 'scheduled' },
    'no-show': {},
  },
  { completed: 'Book another call instead.', 'no-show': 'Book another call instead.' },
)

/**
 * `link-sent`: no time has been chosen yet. `begun`: the
 * start time has passed and no outcome is recorded yet.
 */
export type CallState = 'link-sent' | 'upcoming' | 'begun' | Exclude<BookingStatus, 'scheduled'>

/** The state of a booking at `now`. */
export function callStateAt(
  booking: { status: BookingStatus; scheduledFor: Instant | null },
  now: Date,
): CallState {
  if (booking.status !== 'scheduled') return booking.status
  if (booking.scheduledFor === null) return 'link-sent'
  return Date.parse(booking.scheduledFor) > now.getTime() ? 'upcoming' : 'begun'
}

const bookingMoves = {
  'link-sent': ['cancel'],
  upcoming: ['cancel'],
  begun: ['complete', 'miss', 'cancel'],
  completed: [],
  cancelled: ['rebook'],
  'no-show': [],
} as const satisfies Record<CallState, readonly BookingMove[]>

export type BookingMove = 'complete' | 'miss' | 'cancel' | 'rebook'

/**
 * The moves that the back office can make at `now`. Only a call that has begun can be completed or missed.
 */
export function bookingMovesAt(
  booking: Parameters<typeof callStateAt>[0],
  now: Date,
): readonly BookingMove[] {
  return bookingMoves[callStateAt(booking, now)]
}

/** The interest of a visitor who was offered this type of call, or none. */
export function interestOf(type: BookingType | null): LeadInterest {
  return type === null || type === 'smart-ai-call' ? 'smart-ai' : 'learning-saas'
}
