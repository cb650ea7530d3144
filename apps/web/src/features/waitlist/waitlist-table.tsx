import { Text } from '@mantine/core'
import type { WaitlistEntry } from '@tallgrass/contracts'
import { type Column, DataTable } from '../../ui/data-table'
import { EmailText } from '../../ui/email-text'
import { RelativeTime } from '../../ui/relative-time'
import { RowOpener } from '../../ui/row-opener'
import { productName } from './product-name'

interface WaitlistTableProps {
  rows: WaitlistEntry[]
  onOpen: (entry: WaitlistEntry) => void
}

export function WaitlistTable({ onOpen, rows }: WaitlistTableProps) {
  const columns: Column<WaitlistEntry>[] = [
    { label: 'When', cell: (row) => <RelativeTime at={row.createdAt} /> },
    {
      label: 'Name',
      kind: 'title',
      cell: (row) => <RowOpener onOpen={() => onOpen(row)}>{row.name}</RowOpener>,
    },
    { label: 'Email', cell: (row) => <EmailText>{row.email}</EmailText> },
    { label: 'Company', cell: (row) => <Company entry={row} /> },
    { label: 'Product', cell: (row) => productName(row.product) },
  ]
  return (
    <DataTable label="Waitlist entries" columns={columns} rows={rows} rowKey={(row) => row.id} rowOpens />
  )
}

function Company({ entry: { company, role } }: { entry: WaitlistEntry }) {
  return (
    <>
      {company}
      <Text fz="xs" c="dimmed">
        {role}
      </Text>
    </>
  )
}
