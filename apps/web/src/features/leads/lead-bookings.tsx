import { List } from '@mantine/core'
import type { LeadBooking } from '@tallgrass/contracts'
import { formatDateTime } from '../../lib/format'
import { DrawerSection } from '../../ui/drawer-section'
import { bookingStatusWords, bookingWords } from './lead-words'

export function LeadBookings({ bookings }: { bookings: LeadBooking[] }) {
  return (
    <DrawerSection title="Bookings">
      <List fz="sm" spacing="xs">
        {bookings.map(({ id, scheduledFor, status, type }) => (
          <List.Item key={id}>
            {bookingWords[type]}: {bookingStatusWords[status].toLowerCase()},{' '}
            {scheduledFor ? formatDateTime(scheduledFor) : 'no time chosen yet'}
          </List.Item>
        ))}
      </List>
    </DrawerSection>
  )
}
