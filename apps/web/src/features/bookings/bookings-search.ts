import { oneOf } from '../../lib/address'
/** The views of the list, in the order of their tabs. */
export const bookingViews = ['upcoming', 'past', 'link-sent', 'all'] as const
export type BookingView = (typeof bookingViews)[number]

/** What stands in the address of the bookings, so that a view can be shared. */
export interface BookingsSearch {
  show?: BookingView | undefined
}

/** Whatever was typed into the address bar, as far as it makes sense; what is to come needs no word. */
export function readBookingsSearch({ show }: Record<string, unknown>): BookingsSearch {
  return { show: oneOf(bookingViews, show, 'upcoming') }
}
