import { bookingTypes as calls } from '@tallgrass/brand'
import type { Booking, OrganizationDetails } from '@tallgrass/contracts'
import { leadName } from '@tallgrass/domain'
import { type ReactNode, useState } from 'react'
import { listQuery } from '../../../lib/freshness'
import { trpc } from '../../../lib/trpc'
import { BookingBadge } from '../../../shared/bookings/booking-badge'
import { LeadLink } from '../../../shared/leads/lead-link'
import type { Column } from '../../../ui/data-table'
import { DateTime } from '../../../ui/date-time'
import { ZoneNote } from '../../../ui/zone-note'
import { RecordSection } from './record-section'

const columns: Column<Booking>[] = [
  { label: 'Call', kind: 'title', cell: ({ type }) => calls[type].label },
  {
    label: 'When',
    cell: ({ scheduledFor }) => (scheduledFor ? <DateTime at={scheduledFor} /> : 'No time chosen yet'),
  },
  { label: 'Who', cell: (booking) => leadName(booking) },
  { label: 'Status', cell: (booking) => <BookingBadge booking={booking} /> },
  {
    label: 'Lead',
    kind: 'action',
    cell: ({ leadId, ...person }) => <LeadLink lead={{ ...person, id: leadId }} />,
  },
]

export function CallsSection({ action, client }: { action: ReactNode; client: OrganizationDetails }) {
  const [isWhole, setWhole] = useState(false)
  const all = trpc.admin.bookings.list.useInfiniteQuery(
    { organizationId: client.id, show: 'all' },
    { ...listQuery, enabled: isWhole },
  )
  return (
    <RecordSection
      title="Calls"
      columns={columns}
      newest={client.calls}
      all={all}
      isWhole={isWhole}
      onWhole={() => setWhole(true)}
      empty="No calls yet."
      note={<ZoneNote />}
      action={action}
    />
  )
}
