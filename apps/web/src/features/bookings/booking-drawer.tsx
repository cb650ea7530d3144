import { Stack, Title } from '@mantine/core'
import { bookingTypes as calls } from '@tallgrass/brand'
import type { Booking } from '@tallgrass/contracts'
import { sameClocks, spanIn } from '@tallgrass/domain'
import { useReader } from '../../lib/reader'
import { BookingBadge } from '../../shared/bookings/booking-badge'
import { ClientLink } from '../../shared/clients/client-link'
import { LeadLink } from '../../shared/leads/lead-link'
import { DetailDrawer } from '../../ui/detail-drawer'
import { EmailLink } from '../../ui/email-link'
import { ExactTime } from '../../ui/exact-time'
import { type Fact, Facts } from '../../ui/facts'
import { PhoneLink } from '../../ui/phone-link'
import { Preformatted } from '../../ui/preformatted'
import { BookingActions } from './booking-actions'
import { whoBooked } from './who-booked'

interface BookingDrawerProps {
  /** Undefined until the drawer is first opened. */
  booking: Booking | undefined
  opened: boolean
  onClose: () => void
  /** Called after the booking changed, when its row may have moved to another view. */
  onDone: () => void
}

export function BookingDrawer({ booking, onClose, onDone, opened }: BookingDrawerProps) {
  const { timeZone } = useReader()
  return (
    <DetailDrawer opened={opened} onClose={onClose} title={booking ? whoBooked(booking) : ''}>
      {booking && (
        <>
          <Facts facts={factsOf(booking, timeZone)} />
          {booking.notes && (
            <Stack component="section" gap="sm" aria-labelledby="booking-notes">
              <Title order={3} size="h4" id="booking-notes">
                Notes
              </Title>
              <Preformatted>{booking.notes}</Preformatted>
            </Stack>
          )}
          <BookingActions booking={booking} onDone={onDone} />
        </>
      )}
    </DetailDrawer>
  )
}

function factsOf(booking: Booking, timeZone: string): Fact[] {
  const { company, createdAt, email, leadId, organizationId, phone, schedulingEventUri, type } = booking
  const client = organizationId && (
    <ClientLink name={company || whoBooked(booking)} organizationId={organizationId} />
  )
  return [
    { label: 'Status', value: <BookingBadge booking={booking} /> },
    { label: 'Call', value: calls[type].label },
    ...timesOf(booking, timeZone),
    { label: 'Email', value: <EmailLink email={email} /> },
    ...(phone ? [{ label: 'Phone', value: <PhoneLink phone={phone} /> }] : []),
    ...(company && !client ? [{ label: 'Company', value: company }] : []),
    ...(client ? [{ label: 'Client', value: client }] : []),
    ...(schedulingEventUri ? [{ label: 'Scheduling link', value: schedulingEventUri }] : []),
    { label: 'Created', value: <ExactTime at={createdAt} /> },
    { label: 'Lead', value: <LeadLink lead={{ id: leadId, name: booking.name, email, phone }} /> },
  ]
}

function timesOf({ endsAt, scheduledFor, visitorTimeZone }: Booking, own: string): Fact[] {
  if (!scheduledFor || !endsAt) return [{ label: 'When', value: 'No time chosen yet' }]
  const when = { label: 'When', value: spanIn(own, scheduledFor, endsAt) }
  if (!visitorTimeZone || sameClocks(own, visitorTimeZone, [scheduledFor])) return [when]
  return [when, { label: 'Their local time', value: spanIn(visitorTimeZone, scheduledFor, endsAt) }]
}
