import { bookingTypes as calls, contact, names } from '@tallgrass/brand'
import type { BookingType, Instant } from '@tallgrass/domain'
import { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { newCalendar, organizer } from './new-calendar.ts'

interface CalendarCall {
  /** Stable across changes of a booking, so that calendars update their entry. */
  uid: string
  sequence: number
  type: BookingType
  startsAt: Instant
  endsAt: Instant
  stampedAt: Instant
  status: 'CONFIRMED' | 'CANCELLED'
  /** The page where the visitor can move or cancel the call. */
  link: string
}

/** The call as a calendar file (RFC 5545). Instants are in UTC, so that calendars need no time zone data. */
export function callCalendar(call: CalendarCall): string {
  const cancelled = call.status === 'CANCELLED'
  const calendar = newCalendar({ method: cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH })
  calendar.createEvent({
    id: call.uid,
    sequence: call.sequence,
    stamp: new Date(call.stampedAt),
    start: new Date(call.startsAt),
    end: new Date(call.endsAt),
    summary: `${calls[call.type].label} with ${names.business}`,
    description: `${calls[call.type].description}\n\nMove or cancel the call: ${call.link}\nPhone: ${contact.phone}`,
    location: 'Phone or video',
    organizer: organizer(),
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  })
  return calendar.toString()
}
