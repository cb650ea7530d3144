import { oneOf } from '../../lib/address'
/** The views of the list, in the order of their tabs. */
export const bookingViews = ['upcoming', 'past', 'link-sent', 'all'] as const
export type BookingView = (typeof bookingViews)[number]

/** Search parameters of the bookings page, so that a view can be shared. */
export interface BookingsSearch {
  show?: BookingView | undefined
}

/** Reads the search parameters and ignores invalid values. The default view, 'upcoming', is left out. */
export function readBookingsSearch({ show }: Record<string, unknown>): BookingsSearch {
  return { show: oneOf(bookingViews, show, 'upcoming') }
}
