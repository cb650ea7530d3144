import { createFileRoute } from '@tanstack/react-router'
import { BookingsScreen } from '../../../features/bookings/bookings-screen'
import { readBookingsSearch } from '../../../features/bookings/bookings-search'

export const Route = createFileRoute('/portal/admin/bookings')({
  validateSearch: readBookingsSearch,
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
