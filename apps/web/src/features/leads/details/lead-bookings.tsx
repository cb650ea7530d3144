import { Anchor, Group, Text } from '@mantine/core'
import { bookingTypes as calls } from '@tallgrass/brand'
import type { LeadBooking } from '@tallgrass/contracts'
import { callStateAt } from '@tallgrass/domain'
import { Link } from '@tanstack/react-router'
import { useReader } from '../../../lib/reader'
import { BookingBadge } from '../../../shared/bookings/booking-badge'
import { DateTime } from '../../../ui/date-time'
import { DrawerSection } from '../../../ui/drawer-section'
import { ZoneNote } from '../../../ui/zone-note'

/** Each booking links to the tab of the bookings screen that lists it. */
export function LeadBookings({ bookings }: { bookings: LeadBooking[] }) {
  const { now } = useReader()
  return (
    <DrawerSection title="Bookings">
      {bookings.length > 0 && <ZoneNote />}
      {bookings.map((booking) => (
        <Group key={booking.id} gap="sm">
          <BookingBadge booking={booking} />
          <Anchor
            fz="sm"
            renderRoot={(props) => (
              <Link to="/portal/admin/bookings" search={{ show: tabOf(booking, now) }} {...props} />
            )}
          >
            {calls[booking.type].label}
          </Anchor>
          <Text fz="sm" c="dimmed">
            {booking.scheduledFor ? <DateTime at={booking.scheduledFor} /> : 'No time chosen yet'}
          </Text>
        </Group>
      ))}
    </DrawerSection>
  )
}

function tabOf(booking: LeadBooking, now: Date) {
  const state = callStateAt(booking, now)
  if (state === 'link-sent') return state
  if (state === 'upcoming') return undefined
  return state === 'begun' || booking.scheduledFor === null ? 'all' : 'past'
}
