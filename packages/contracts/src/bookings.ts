import { bookingStatuses, type Instant } from '@tallgrass/domain'
import { z } from 'zod'
import { brandedAs } from './branded-as.ts'
import { bookingType } from './chat.ts'
import { idOf, organizationFilter } from './id-of.ts'
import { leadForm } from './leads.ts'
import { pageInput, pageOf } from './page.ts'
import { secretToken } from './password.ts'
import { instant } from './person.ts'
import { optionalLine, optionalParagraph } from './text.ts'

/** A known lead asks for a link on which to choose a time. */
export const createBookingInput = z
  .object({ type: bookingType, leadId: idOf('Lead') })
  .meta({ description: 'A known lead asks for a link on which to choose a time.' })
export type CreateBookingInput = z.infer<typeof createBookingInput>

export const createdBooking = z.object({ id: idOf('Booking'), schedulingUrl: z.url() })

/** An IANA time zone. */
const timeZone = z
  .string('Choose a time zone')
  .max(100, 'Choose a time zone')
  .refine(isTimeZone, 'Choose a time zone such as America/Chicago')

/** The database supports fewer years than the format, and no call is that far away. */
const start = brandedAs<Instant>(
  z.iso
    .datetime({ error: 'Please choose a time', abort: true })
    .refine((text) => text >= '2000' && text < '3000', 'Please choose a time'),
)

const bookingToken = z.object({ token: secretToken })

/** With the token of a booking, that booking's own time counts as free. */
export const listSlotsInput = z
  .object({ type: bookingType, token: secretToken.optional() })
  .meta({ description: "With the token of a booking, that booking's own time counts as free." })
export type ListSlotsInput = z.infer<typeof listSlotsInput>

/** Soonest first. */
export const slotList = z.object({ slots: z.array(instant) }).meta({ description: 'Soonest first.' })

export const bookCallForm = leadForm.extend({
  phone: optionalLine({ label: 'Phone', max: 50 }),
  notes: optionalParagraph({ label: 'Notes', max: 2000 }),
})

/** `attempt` is random and stays the same across retries, so that retries make only one booking. */
export const bookCallInput = bookCallForm
  .extend({
    type: bookingType,
    start,
    timeZone,
    attempt: z.string().regex(/^[\w-]{20,100}$/, 'Please reload the page'),
  })
  .meta({
    description:
      '`attempt` is random and stays the same across retries, so that retries make only one booking.',
  })
export type BookCallInput = z.infer<typeof bookCallInput>

export const chooseTimeInput = bookingToken.extend({ start, timeZone })
export type ChooseTimeInput = z.infer<typeof chooseTimeInput>

export const bookingByToken = bookingToken

const bookingStatus = z.enum(bookingStatuses)

/** Contact details that a visitor leaves for a call besides the email address; stored in its row. */
export const leftForCall = z.object({ phone: z.string().nullable() }).meta({
  description:
    'Contact details that a visitor leaves for a call besides the email address; stored in its row.',
})

/** A booking as the holder of its link sees it: no facts about the lead except those given for this call. */
export const ownBooking = z
  .object({
    type: bookingType,
    status: bookingStatus,
    scheduledFor: instant.nullable(),
    endsAt: instant.nullable(),
    timeZone: z.string().nullable(),
    email: z.string(),
    /** Null if it is not known: for a call from the chat, or one that was booked before this was stored. */
    left: leftForCall.nullable().meta({
      description:
        'Null if it is not known: for a call from the chat, or one that was booked before this was stored.',
    }),
  })
  .meta({
    description:
      'A booking as the holder of its link sees it: no facts about the lead except those given for this call.',
  })
export type OwnBooking = z.infer<typeof ownBooking>

/** The token appears only here and in the confirmation email. Only its hash is stored. */
export const bookedCall = ownBooking.extend({ token: z.string() }).meta({
  description: 'The token appears only here and in the confirmation email. Only its hash is stored.',
})
export type BookedCall = z.infer<typeof bookedCall>

/** A call of a signed-in client. */
export const clientCall = z
  .object({
    id: idOf('Booking'),
    type: bookingType,
    status: bookingStatus,
    scheduledFor: instant,
    endsAt: instant,
  })
  .meta({ description: 'A call of a signed-in client.' })
export type ClientCall = z.infer<typeof clientCall>

/** The calls of a client, and where they book another. */
export const clientCalls = z
  .object({
    /** Soonest first. */
    upcoming: z.array(clientCall).meta({ description: 'Soonest first.' }),
    /** Held or cancelled, latest first. */
    past: z.array(clientCall).meta({ description: 'Held or cancelled, latest first.' }),
    /** False: only calls that were booked while signed in are shown, because anyone can type an address. */
    isEmailConfirmed: z.boolean().meta({
      description:
        'False: only calls that were booked while signed in are shown, because anyone can type an address.',
    }),
    /** The page on which to book a call. */
    bookUrl: z.string().meta({ description: 'The page on which to book a call.' }),
  })
  .meta({ description: 'The calls of a client, and where they book another.' })
export type ClientCalls = z.infer<typeof clientCalls>

/** The token of a new link to a call. */
export const callLink = z.object({ token: z.string() }).meta({
  description: 'The token of a new link to a call.',
})

export const bookingView = z.enum(['upcoming', 'past', 'link-sent', 'all'])
export const listBookingsInput = pageInput.extend({
  show: bookingView.default('upcoming'),
  organizationId: organizationFilter,
})
export type ListBookingsInput = z.infer<typeof listBookingsInput>

export const booking = z.object({
  id: idOf('Booking'),
  leadId: idOf('Lead'),
  type: bookingType,
  status: bookingStatus,
  scheduledFor: instant.nullable(),
  endsAt: instant.nullable(),
  visitorTimeZone: z.string().nullable(),
  /** The external page on which the visitor chooses a time. */
  schedulingEventUri: z
    .string()
    .nullable()
    .meta({ description: 'The external page on which the visitor chooses a time.' }),
  notes: z.string().nullable(),
  createdAt: instant,
  name: z.string().nullable(),
  email: z.string(),
  phone: z.string().nullable(),
  company: z.string().nullable(),
  /** The client that they belong to, if that is certain. */
  organizationId: idOf('Organization')
    .nullable()
    .meta({ description: 'The client that they belong to, if that is certain.' }),
})
export type Booking = z.infer<typeof booking>
export const bookingPage = pageOf(booking)

export const bookingId = z.object({ id: idOf('Booking') })
export const rebookInput = bookingId.extend({ start })
export type RebookInput = z.infer<typeof rebookInput>

/** True for an IANA time zone. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name })
    return true
  } catch {
    return false
  }
}
