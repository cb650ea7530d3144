import type { ConversationId } from '@tallgrass/domain'
import { listQuery } from '../../lib/freshness'
import { trpc } from '../../lib/trpc'
import { EmptyState } from '../../ui/empty-state'
import { PageHeader } from '../../ui/page-header'
import { PagedList } from '../../ui/paged-list'
import { ConversationDrawer } from './conversation-drawer'
import { ConversationsTable } from './conversations-table'

interface ConversationsScreenProps {
  /** ID of the open conversation. */
  conversation: ConversationId | undefined
  onOpen: (id: ConversationId) => void
  onClose: () => void
}

export function ConversationsScreen({ conversation, onClose, onOpen }: ConversationsScreenProps) {
  const conversations = trpc.admin.conversations.list.useInfiniteQuery({}, listQuery)
  return (
    <>
      <PageHeader title="Conversations">Chats between visitors and the assistant.</PageHeader>
      <PagedList
        pages={conversations}
        noun="conversations"
        empty={
          <EmptyState title="No Conversations Yet">
            Chats with the assistant appear here as they happen.
          </EmptyState>
        }
      >
        {(rows) => <ConversationsTable rows={rows} onOpen={onOpen} />}
      </PagedList>
      <ConversationDrawer id={conversation} onClose={onClose} />
    </>
  )
}
