import { createFileRoute } from '@tanstack/react-router'
import { bookingCalls } from '../../../features/bookings/booking-calls'
import { BookingsScreen } from '../../../features/bookings/bookings-screen'
import { readBookingsSearch } from '../../../features/bookings/bookings-search'
import { preload } from '../../../lib/preload'

export const Route = createFileRoute('/portal/admin/bookings')({
  validateSearch: readBookingsSearch,
  loader: ({ context, location }) =>
    preload(bookingCalls(context.utils, readBookingsSearch(location.search))),
  head: () => ({ meta: [{ title: 'Bookings: Admin Portal' }] }),
  component: BookingsPage,
})

function BookingsPage() {
  const { show = 'upcoming' } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <BookingsScreen
      view={show}
      onViewChange={(view) => void navigate({ search: readBookingsSearch({ show: view }) })}
    />
  )
}
