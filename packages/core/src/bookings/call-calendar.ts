import { bookingTypes as calls, contact, contactEmail, names } from '@tallgrass/brand'
import type { BookingType } from '@tallgrass/domain'
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'

interface CalendarCall {
  /** The same for every change of one booking, by which a calendar finds it again. */
  uid: string
  sequence: number
  type: BookingType
  startsAt: string
  endsAt: string
  stampedAt: string
  status: 'CONFIRMED' | 'CANCELLED'
  /** Where the visitor moves or cancels it. */
  link: string
}

/** The call as a calendar file (RFC 5545). Instants are in UTC, so that no reader needs our time zones. */
export function callCalendar(call: CalendarCall): string {
  const cancelled = call.status === 'CANCELLED'
  const calendar = ical({
    prodId: { company: names.business, product: 'Calls', language: 'EN' },
    method: cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  })
  calendar.createEvent({
    id: call.uid,
    sequence: call.sequence,
    stamp: new Date(call.stampedAt),
    start: new Date(call.startsAt),
    end: new Date(call.endsAt),
    summary: `${calls[call.type].label} with ${names.business}`,
    description: `${calls[call.type].description}\n\nMove or cancel the call: ${call.link}\nPhone: ${contact.phone}`,
    location: 'Phone or video',
    organizer: { name: names.business, email: contactEmail() },
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  })
  return calendar.toString()
}
