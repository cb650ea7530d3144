import { bookingTypes, names } from '@tallgrass/brand'
import type { listCallsFrom } from '@tallgrass/db'
import { type BookingStatus, leadName } from '@tallgrass/domain'
import { ICalEventStatus, ICalEventTransparency } from 'ical-generator'
import { callUid } from './call-uid.ts'
import { newCalendar, organizer } from './new-calendar.ts'
import { phoneForCall } from './to-left-for-call.ts'

type Call = Awaited<ReturnType<typeof listCallsFrom>>[number]

/** How often calendars are asked to look again. Many take longer. */
const REFRESH_SECONDS = 15 * 60

/** Words, because some calendars show a cancelled event like any other. */
const OUTCOMES: Partial<Record<BookingStatus, string>> = { cancelled: 'Cancelled: ', 'no-show': 'No-show: ' }

interface Facts {
  now: Date
  publicUrl: string
}

/** Calls as a calendar (RFC 5545) for those who hold them, with the visitors' data. */
export function officeCalendar(calls: Call[], { now, publicUrl }: Facts): string {
  const calendar = newCalendar({ name: `${names.business} Calls`, ttl: REFRESH_SECONDS })
  for (const call of calls) {
    const isCancelled = call.status === 'cancelled'
    const phone = phoneForCall(call)
    const url = `${publicUrl}/portal/admin/leads?lead=${call.leadId}`
    calendar.createEvent({
      id: callUid(call.id, publicUrl),
      sequence: call.sequence,
      stamp: now,
      created: new Date(call.createdAt),
      start: new Date(call.scheduledFor),
      end: new Date(call.endsAt),
      summary: `${OUTCOMES[call.status] ?? ''}${leadName({ ...call, phone })}, ${bookingTypes[call.type].label}`,
      description: describe({ ...call, phone }, url),
      organizer: organizer(),
      location: phone ?? 'Phone or video',
      url,
      status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      transparency: isCancelled ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
    })
  }
  return calendar.toString()
}

function describe({ company, email, notes, phone, visitorTimeZone }: Call, url: string): string {
  const facts = [
    phone && `Phone: ${phone}`,
    email && `Email: ${email}`,
    company && `Company: ${company}`,
    visitorTimeZone && `Their time zone: ${visitorTimeZone}`,
  ]
  const parts = [facts.filter(Boolean).join('\n'), notes, `Back office: ${url}`]
  return parts.filter(Boolean).join('\n\n')
}
