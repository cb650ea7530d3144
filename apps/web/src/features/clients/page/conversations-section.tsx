import { Anchor } from '@mantine/core'
import type { Conversation, OrganizationDetails } from '@tallgrass/contracts'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { listQuery } from '../../../lib/freshness'
import { messageText } from '../../../lib/parse-message'
import { trpc } from '../../../lib/trpc'
import type { Column } from '../../../ui/data-table'
import { RelativeTime } from '../../../ui/relative-time'
import { RecordSection } from './record-section'

const columns: Column<Conversation>[] = [
  {
    label: 'First message',
    kind: 'title',
    cell: ({ firstMessage, id }) => (
      <Anchor
        fz="inherit"
        fw="inherit"
        lineClamp={2}
        renderRoot={(props) => (
          <Link to="/portal/admin/conversations" search={{ conversation: id }} {...props} />
        )}
      >
        {messageText(firstMessage ?? '')
          .split('\n')[0]
          ?.trim() || 'No message from the visitor'}
      </Anchor>
    ),
  },
  { label: 'Messages', kind: 'number', cell: ({ messageCount }) => messageCount },
  { label: 'Last message', cell: ({ lastMessageAt }) => <RelativeTime at={lastMessageAt} /> },
]

export function ConversationsSection({ client }: { client: OrganizationDetails }) {
  const [isWhole, setWhole] = useState(false)
  const all = trpc.admin.conversations.list.useInfiniteQuery(
    { organizationId: client.id },
    { ...listQuery, enabled: isWhole },
  )
  return (
    <RecordSection
      title="Conversations"
      columns={columns}
      newest={client.conversations}
      all={all}
      isWhole={isWhole}
      onWhole={() => setWhole(true)}
      empty="No conversations with the assistant yet."
    />
  )
}
