import { listQuery } from '../../lib/freshness'
import type { TrpcUtils } from '../../lib/trpc'
import type { BookingsSearch } from './bookings-search'

/** What the bookings show first. */
export function bookingCalls({ admin }: TrpcUtils, { show = 'upcoming' }: BookingsSearch) {
  return [admin.bookings.list.prefetchInfinite({ show }, listQuery)]
}
