import { Text } from '@mantine/core'
import type { OutboxMail } from '@tallgrass/contracts'
import { useOutboxSettings } from '../../lib/use-outbox-settings'
import { type Column, DataTable } from '../../ui/data-table'
import { EmailText } from '../../ui/email-text'
import { RelativeTime } from '../../ui/relative-time'
import { RowOpener } from '../../ui/row-opener'
import { canSend } from './can-send'
import { MailBadge } from './mail-badge'
import { RetryMailButton } from './retry-mail-button'

interface OutboxTableProps {
  rows: OutboxMail[]
  onOpen: (mail: OutboxMail) => void
  onRetried: () => void
}

export function OutboxTable({ rows, onOpen, onRetried }: OutboxTableProps) {
  const settings = useOutboxSettings()
  const columns: Column<OutboxMail>[] = [
    { label: 'When', cell: (row) => <RelativeTime at={row.createdAt} /> },
    { label: 'To', cell: (row) => <EmailText>{row.recipient}</EmailText> },
    {
      label: 'Subject',
      kind: 'title',
      cell: (row) => <RowOpener onOpen={() => onOpen(row)}>{row.subject}</RowOpener>,
    },
    { label: 'Status', cell: (row) => <MailBadge status={row.status} /> },
    { label: 'Attempts', kind: 'number', cell: (row) => row.attempts },
    { label: 'Last error', cell: (row) => <LastError text={row.lastError} /> },
  ]
  if (rows.some((row) => canSend(row, settings))) {
    columns.push({
      label: 'Actions',
      kind: 'action',
      cell: (row) => <RetryMailButton mail={row} onDone={onRetried} />,
    })
  }
  return <DataTable label="Messages" columns={columns} rows={rows} rowKey={(row) => row.id} rowOpens />
}

/** The first two lines; the drawer shows the full text. */
function LastError({ text }: { text: string | null }) {
  if (!text) return 'None'
  return (
    <Text fz="inherit" lineClamp={2} maw="16rem">
      {text}
    </Text>
  )
}
