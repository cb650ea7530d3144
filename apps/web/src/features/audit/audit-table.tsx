import { Text } from '@mantine/core'
import type { AuditEntry } from '@tallgrass/contracts'
import { type Column, DataTable } from '../../ui/data-table'
import { EmailText } from '../../ui/email-text'
import { RelativeTime } from '../../ui/relative-time'
import { RowOpener } from '../../ui/row-opener'
import { ActorName } from './actor-name'
import { entryInWords, sourceInWords } from './audit-words'
import { EntityName } from './entity-name'

interface AuditTableProps {
  rows: AuditEntry[]
  onOpen: (entry: AuditEntry) => void
}

export function AuditTable({ rows, onOpen }: AuditTableProps) {
  const columns: Column<AuditEntry>[] = [
    { label: 'When', cell: (row) => <RelativeTime at={row.at} /> },
    { label: 'Who', cell: (row) => <Actor entry={row} /> },
    {
      label: 'Action',
      kind: 'title',
      cell: (row) => <RowOpener onOpen={() => onOpen(row)}>{entryInWords(row)}</RowOpener>,
    },
    { label: 'Entity', cell: (row) => <EntityName entry={row} /> },
    { label: 'From', cell: sourceInWords },
  ]
  return <DataTable label="Audit entries" columns={columns} rows={rows} rowKey={(row) => row.id} rowOpens />
}

function Actor({ entry }: { entry: AuditEntry }) {
  const { actorEmail, actorName } = entry
  return (
    <>
      <ActorName entry={entry} />
      {actorName && actorEmail && (
        <Text fz="xs" c="dimmed">
          <EmailText>{actorEmail}</EmailText>
        </Text>
      )}
    </>
  )
}
