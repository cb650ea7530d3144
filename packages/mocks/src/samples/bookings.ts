import type { Booking } from '@tallgrass/contracts'
import { type Instant, parseInstant, toInstant } from '@tallgrass/domain'
import { dayIn, inDays, mockId } from './moments.ts'

const HALF_HOUR_MS = 30 * 60 * 1000

type BookingFacts = Partial<Booking> & Pick<Booking, 'name' | 'email'> & { inDays: number | null }

const known: BookingFacts[] = [
  {
    name: 'Hana Kim',
    email: 'hana@brightsidedental.example',
    company: 'Bright Side Dental',
    notes: 'Two hygienists would like to listen in.',
    type: 'scorm-demo',
    inDays: 1.2,
  },
  {
    name: 'Curtis Hale',
    email: 'curtis@haleautoglass.example',
    phone: '(817) 555-0133',
    visitorTimeZone: 'America/Denver',
    inDays: 4.1,
  },
  { name: 'Elena Marsh', email: 'elena@marshbookkeeping.example', inDays: null },
  { name: 'Wes Dalton', email: 'wes@daltonglass.example', inDays: -0.1 },
  { name: 'Tom Beckett', email: 'tom@beckettlandscape.example', status: 'completed', inDays: -6 },
  { name: 'Dana Whitfield', email: 'dana@whitfieldhvac.example', status: 'no-show', inDays: -9 },
  {
    name: 'Aisha Rahman',
    email: 'aisha@cedarandsalt.example',
    status: 'cancelled',
    type: 'strides-demo',
    inDays: 2.3,
  },
]

/** At least one in every state. */
export const bookings: Booking[] = known.map(({ inDays: days, ...facts }, index) => {
  const scheduledFor = days === null ? null : onTheHour(inDays(days))
  return {
    id: mockId('Booking', index + 1),
    leadId: mockId('Lead', index + 1),
    type: 'smart-ai-call',
    status: 'scheduled',
    scheduledFor,
    endsAt: scheduledFor && toInstant(new Date(Date.parse(scheduledFor) + HALF_HOUR_MS)),
    visitorTimeZone: scheduledFor && 'America/Chicago',
    schedulingEventUri: null,
    notes: null,
    createdAt: inDays(-12 + index),
    phone: null,
    company: null,
    organizationId: null,
    ...facts,
  }
})

/** Full hours on the coming days, as our calendar would offer them. */
export const openTimes: Instant[] = Array.from({ length: 10 }, (_, day) =>
  Array.from({ length: 8 }, (_, hour) => parseInstant(`${dayIn(day + 1)}T${15 + hour}:00:00.000Z`)),
).flat()

function onTheHour(instant: Instant): Instant {
  return parseInstant(`${instant.slice(0, 13)}:00:00.000Z`)
}
