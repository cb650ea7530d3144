import { contactEmail, names } from '@tallgrass/brand'
import ical, { type ICalCalendarData, ICalCalendarMethod } from 'ical-generator'

/** An empty calendar of ours. */
export function newCalendar(data: Pick<ICalCalendarData, 'method' | 'name' | 'ttl'>) {
  return ical({
    prodId: { company: names.business, product: 'Calls', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ...data,
  })
}

/** A published event needs one (RFC 5546, 3.2.1). */
export function organizer() {
  return { name: names.business, email: contactEmail() }
}
