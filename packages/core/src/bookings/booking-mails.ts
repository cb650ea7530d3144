import { bookingTypes as calls, contact, howWeCall, names } from '@tallgrass/brand'
import { instant, leftForCall } from '@tallgrass/contracts'
import { type Db, isCallAhead } from '@tallgrass/db'
import { bookingTypes } from '@tallgrass/domain'
import { z } from 'zod'
import { composeMail, defineMail, secondLink } from '../mail/mail-template.ts'
import type { MailContent } from '../ports/mail.ts'
import { callCalendar } from './call-calendar.ts'
import { callOf } from './call-uid.ts'

const callFacts = z.object({
  /** The lead's name; null if they left only an address. */
  name: z.string().nullable(),
  /** Missing in older messages. */
  left: leftForCall.nullable().default(null),
  type: z.enum(bookingTypes),
  startsAt: instant,
  endsAt: instant,
  timeZone: z.string(),
  uid: z.string(),
  sequence: z.int(),
  stampedAt: instant,
})
export type CallFacts = z.infer<typeof callFacts>

const CALL_US = `If something comes up, call us at ${contact.phone}.`

/** The mails to visitors who book, move, cancel or miss a call. */
export const bookingMails = {
  'booking-confirmed': defineMail('booking-confirmed', {
    data: callFacts,
    alsoUnconfirmed: true,
    whenSent: whileAhead,
    compose: (call, link, yourData) =>
      bookingMail(
        call,
        { link, yourData: secondLink(link, yourData) },
        {
          subject: `Your call with ${names.business}: ${dayOf(call)}`,
          opening: 'Your call is booked.',
        },
      ),
  }),
  'booking-rescheduled': defineMail('booking-rescheduled', {
    data: callFacts,
    alsoUnconfirmed: true,
    whenSent: whileAhead,
    compose: (call, link, yourData) =>
      bookingMail(
        call,
        { link, yourData: secondLink(link, yourData) },
        {
          subject: `New time for your call with ${names.business}: ${dayOf(call)}`,
          opening: 'Your call has a new time. The old time is no longer valid.',
        },
      ),
  }),
  'booking-reminder': defineMail('booking-reminder', {
    data: callFacts,
    alsoUnconfirmed: true,
    whenSent: whileAhead,
    compose: (call, link, yourData) =>
      bookingMail(
        call,
        { link, yourData: secondLink(link, yourData) },
        {
          subject: `Reminder: your call with ${names.business} on ${dayOf(call)}`,
          opening: 'A friendly reminder of our call.',
        },
      ),
  }),
  'booking-missed': defineMail('booking-missed', {
    data: callFacts,
    alsoUnconfirmed: true,
    compose: (call, link, yourData) =>
      composeMail({
        subject: `We missed you at our call on ${dayOf(call)}`,
        preview: 'Choose another time, if you would still like to talk.',
        greeting: greetingOf(call),
        paragraphs: [
          `We missed you at our ${calls[call.type].label} on ${timeOf(call)}.`,
          `If you would still like to talk, choose another time or call us at ${contact.phone}.`,
        ],
        button: { label: 'Choose another time', link },
        note: 'You can choose any open time.',
        signature: names.business,
        yourData: secondLink(link, yourData),
      }),
  }),
  'booking-cancelled': defineMail('booking-cancelled', {
    data: callFacts,
    alsoUnconfirmed: true,
    compose: (call, link, yourData): MailContent => ({
      ...composeMail({
        subject: `Your call with ${names.business} is cancelled`,
        preview: `Cancelled: ${timeOf(call)}.`,
        greeting: greetingOf(call),
        paragraphs: [
          `Your ${calls[call.type].label} on ${timeOf(call)} is cancelled.`,
          'If you would still like to talk, you can choose another time.',
        ],
        button: { label: 'Choose another time', link },
        note: 'The attached file removes the call from your calendar.',
        signature: names.business,
        yourData: secondLink(link, yourData),
      }),
      attachments: [calendarOf(call, link, 'CANCELLED')],
    }),
  }),
}

/** Undefined once the call was moved, cancelled or has begun. */
async function whileAhead(call: CallFacts, { db, now }: { db: Db; now: Date }) {
  const { startsAt, uid } = call
  return (await isCallAhead(db, { id: callOf(uid), startsAt, now })) ? call : undefined
}

function bookingMail(
  call: CallFacts,
  { link, yourData }: { link: string; yourData: string | undefined },
  words: { subject: string; opening: string },
): MailContent {
  const when = timeOf(call)
  const how = howWeCall({ email: 'this address', left: call.left })
  return {
    ...composeMail({
      subject: words.subject,
      preview: when,
      greeting: greetingOf(call),
      paragraphs: [words.opening, `${calls[call.type].label}: ${when}.`, `${how} ${CALL_US}`],
      button: { label: 'Move or cancel the call', link },
      note: 'The attached file adds the call to your calendar.',
      signature: names.business,
      yourData,
    }),
    attachments: [calendarOf(call, link, 'CONFIRMED')],
  }
}

function calendarOf(call: CallFacts, link: string, status: 'CONFIRMED' | 'CANCELLED') {
  const content = callCalendar({ ...call, link, status })
  const method = status === 'CANCELLED' ? 'CANCEL' : 'PUBLISH'
  return { filename: 'call.ics', content, contentType: `text/calendar; charset=utf-8; method=${method}` }
}

function greetingOf({ name }: CallFacts): string {
  return name ? `Hello ${name},` : 'Hello,'
}

/** In the visitor's time zone. */
function timeOf({ startsAt, timeZone }: CallFacts): string {
  const format = new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'long',
    timeZone,
  })
  return format.format(new Date(startsAt))
}

function dayOf({ startsAt, timeZone }: CallFacts): string {
  const format = new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone,
  })
  return format.format(new Date(startsAt))
}
