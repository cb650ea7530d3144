import { Text } from '@mantine/core'
import type { Lead } from '@tallgrass/contracts'
import { type LeadId, leadName } from '@tallgrass/domain'
import { useReader } from '../../lib/reader'
import { ClientLine } from '../../shared/clients/client-line'
import { type Column, DataTable } from '../../ui/data-table'
import { EmailText } from '../../ui/email-text'
import { RelativeTime } from '../../ui/relative-time'
import { RowOpener } from '../../ui/row-opener'
import { firstContact } from './details/first-contact'
import { LeadBadge } from './lead-badge'
import { interestWords, sourceWords } from './lead-words'

interface LeadsTableProps {
  rows: Lead[]
  onOpen: (id: LeadId) => void
}

export function LeadsTable({ onOpen, rows }: LeadsTableProps) {
  const { now } = useReader()
  const columns: Column<Lead>[] = [
    { label: 'When', cell: (row) => <RelativeTime at={row.createdAt} /> },
    {
      label: 'Name',
      kind: 'title',
      cell: (row) => (
        <>
          <RowOpener onOpen={() => onOpen(row.id)}>{leadName(row)}</RowOpener>
          <SecondLine>{row.company}</SecondLine>
        </>
      ),
    },
    {
      label: 'Email',
      cell: (row) => (row.email ? <EmailText>{row.email}</EmailText> : (row.phone ?? 'Not provided')),
    },
    {
      label: 'Interest',
      cell: (row) => (
        <>
          {interestWords[row.interest]}
          <SecondLine>{sourceWords[row.source]}</SecondLine>
        </>
      ),
    },
    {
      label: 'Status',
      cell: (row) => (
        <>
          <LeadBadge lead={row} />
          <ClientLine name={leadName(row)} organizationId={row.organizationId} />
        </>
      ),
    },
    { label: 'First contact', cell: (row) => firstContact(row, now) },
  ]
  return <DataTable label="Leads" columns={columns} rows={rows} rowKey={(row) => row.id} rowOpens />
}

function SecondLine({ children }: { children: string | null }) {
  if (!children) return null
  return (
    <Text fz="xs" fw="normal" c="dimmed">
      {children}
    </Text>
  )
}
