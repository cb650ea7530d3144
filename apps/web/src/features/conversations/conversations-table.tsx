import { Text } from '@mantine/core'
import type { Conversation } from '@tallgrass/contracts'
import { type ConversationId, leadName } from '@tallgrass/domain'
import { messageText } from '../../lib/parse-message'
import { ClientLine } from '../../shared/clients/client-line'
import { LeadLink } from '../../shared/leads/lead-link'
import { type Column, DataTable } from '../../ui/data-table'
import { RelativeTime } from '../../ui/relative-time'
import { RowOpener } from '../../ui/row-opener'
import { ConversationBadge } from './conversation-badge'

interface ConversationsTableProps {
  rows: Conversation[]
  onOpen: (id: ConversationId) => void
}

export function ConversationsTable({ onOpen, rows }: ConversationsTableProps) {
  const columns: Column<Conversation>[] = [
    { label: 'Last message', cell: (row) => <RelativeTime at={row.lastMessageAt} /> },
    {
      label: 'First message',
      kind: 'title',
      cell: (row) => (
        <Text fz="inherit" fw="inherit" component="div" lineClamp={2}>
          <RowOpener onOpen={() => onOpen(row.id)}>{firstLineOf(row)}</RowOpener>
        </Text>
      ),
    },
    { label: 'Status', cell: (row) => <ConversationBadge conversation={row} /> },
    { label: 'Messages', kind: 'number', cell: (row) => row.messageCount },
    {
      label: 'Who',
      cell: (row) => (
        <Text component="div" fz="inherit" miw="8rem">
          {whoWrote(row)}
          <ClientLine name={whoWrote(row)} organizationId={row.organizationId} />
        </Text>
      ),
    },
    { label: 'Actions', kind: 'action', cell: (row) => row.lead && <LeadLink lead={row.lead} /> },
  ]
  return <DataTable label="Conversations" columns={columns} rows={rows} rowKey={(row) => row.id} rowOpens />
}

function whoWrote({ lead }: Conversation): string {
  return lead ? leadName(lead) : 'Visitor'
}

/** The first line of the visitor's first message. */
function firstLineOf({ firstMessage }: Conversation): string {
  const [line = ''] = messageText(firstMessage ?? '').split('\n')
  return line.trim() || 'No message from the visitor'
}
