import { Text } from '@mantine/core'
import { bookingTypes as calls } from '@tallgrass/brand'
import type { Booking } from '@tallgrass/contracts'
import { BookingBadge } from '../../shared/bookings/booking-badge'
import { ClientLine } from '../../shared/clients/client-line'
import { type Column, DataTable } from '../../ui/data-table'
import { DateTime } from '../../ui/date-time'
import { EmailText } from '../../ui/email-text'
import { RelativeTime } from '../../ui/relative-time'
import { RowOpener } from '../../ui/row-opener'
import { whoBooked } from './who-booked'

interface BookingsTableProps {
  rows: Booking[]
  onOpen: (booking: Booking) => void
}

export function BookingsTable({ onOpen, rows }: BookingsTableProps) {
  const columns: Column<Booking>[] = [
    { label: 'When', cell: (row) => <When booking={row} /> },
    {
      label: 'Name',
      kind: 'title',
      cell: (row) => <RowOpener onOpen={() => onOpen(row)}>{whoBooked(row)}</RowOpener>,
    },
    { label: 'Email', cell: (row) => <EmailText>{row.email}</EmailText> },
    { label: 'Call', cell: (row) => calls[row.type].label },
    {
      label: 'Status',
      cell: (row) => (
        <>
          <BookingBadge booking={row} />
          <ClientLine name={whoBooked(row)} organizationId={row.organizationId} />
        </>
      ),
    },
  ]
  return <DataTable label="Bookings" columns={columns} rows={rows} rowKey={(row) => row.id} rowOpens />
}

function When({ booking: { scheduledFor } }: { booking: Booking }) {
  if (!scheduledFor) return 'No time chosen yet'
  return (
    <>
      <DateTime at={scheduledFor} />
      <Text component="div" fz="xs" c="dimmed">
        <RelativeTime at={scheduledFor} />
      </Text>
    </>
  )
}
