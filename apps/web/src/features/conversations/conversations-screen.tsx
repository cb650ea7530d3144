import { listQuery, liveQuery } from '../../lib/freshness'
import { trpc } from '../../lib/trpc'
import { EmptyState } from '../../ui/empty-state'
import { PageHeader } from '../../ui/page-header'
import { PagedList } from '../../ui/paged-list'
import { ConversationDrawer } from './conversation-drawer'
import { ConversationsTable } from './conversations-table'

interface ConversationsScreenProps {
  /** The one that is read. */
  conversation: string | undefined
  onOpen: (id: string) => void
  onClose: () => void
}

export function ConversationsScreen({ conversation, onClose, onOpen }: ConversationsScreenProps) {
  const conversations = trpc.admin.conversations.list.useInfiniteQuery({}, { ...listQuery, ...liveQuery })
  return (
    <>
      <PageHeader title="Conversations">What visitors and the assistant said to each other.</PageHeader>
      <PagedList
        pages={conversations}
        noun="conversations"
        empty={
          <EmptyState title="No Conversations Yet">
            Whatever visitors ask the assistant is listed here at once.
          </EmptyState>
        }
      >
        {(rows) => <ConversationsTable rows={rows} onOpen={onOpen} />}
      </PagedList>
      <ConversationDrawer id={conversation} onClose={onClose} />
    </>
  )
}
