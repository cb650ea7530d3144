import { bookingTypes as calls, hours, schedulePage } from '@tallgrass/brand'
import type { OwnBooking } from '@tallgrass/contracts'
import { type Instant, sameClocks, spanIn } from '@tallgrass/domain'
import { useReader } from '../../lib/reader'
import { EmailText } from '../../ui/email-text'
import { Facts } from '../../ui/facts'

export function BookingFacts({ booking }: { booking: OwnBooking }) {
  const { email, endsAt, scheduledFor, type } = booking
  const { timeZone } = useReader()
  return (
    <Facts
      long
      facts={[
        { label: 'Call', value: calls[type].label },
        ...(scheduledFor && endsAt ? timesOf(scheduledFor, endsAt, timeZone) : []),
        { label: 'Email', value: <EmailText>{email}</EmailText> },
      ]}
    />
  )
}

function timesOf(start: Instant, end: Instant, own: string) {
  const when = { label: 'When', value: <time dateTime={start}>{spanIn(own, start, end)}</time> }
  if (sameClocks(own, hours.timeZone, [start])) return [when]
  return [when, { label: schedulePage.businessZone, value: spanIn(hours.timeZone, start, end) }]
}
