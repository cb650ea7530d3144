import { type BookingId, parseId } from '@tallgrass/domain'

/** The same in every file and feed, so that a calendar with both shows one event. */
export function callUid(id: BookingId, publicUrl: string): string {
  return `${id}@${new URL(publicUrl).hostname}`
}

/** The call that it names. */
export function callOf(uid: string): BookingId {
  return parseId('Booking', uid.slice(0, uid.indexOf('@')))
}
