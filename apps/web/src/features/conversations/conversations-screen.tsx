import { Stack } from '@mantine/core'
import { keepFresh } from '../../lib/keep-fresh'
import { trpc } from '../../lib/trpc'
import { EmptyState } from '../../ui/empty-state'
import { LoadError } from '../../ui/load-error'
import { PageHeader } from '../../ui/page-header'
import { ShowMore } from '../../ui/show-more'
import { TableSkeleton } from '../../ui/table-skeleton'
import { ConversationDrawer } from './conversation-drawer'
import { ConversationsTable } from './conversations-table'

interface ConversationsScreenProps {
  /** The one that is read. */
  conversation: string | undefined
  onOpen: (id: string) => void
  onClose: () => void
}

export function ConversationsScreen({ conversation, onClose, onOpen }: ConversationsScreenProps) {
  const conversations = trpc.admin.conversations.list.useInfiniteQuery(
    {},
    { ...keepFresh, getNextPageParam: (page) => page.nextCursor },
  )
  const rows = conversations.data?.pages.flatMap((page) => page.items)
  return (
    <>
      <PageHeader title="Conversations">What visitors and the assistant said to each other.</PageHeader>
      <Stack gap="lg">
        {conversations.isPending && <TableSkeleton />}
        {conversations.error && (
          <LoadError onRetry={() => void conversations.refetch()}>
            Failed to load conversations. Please try again.
          </LoadError>
        )}
        {rows?.length === 0 && (
          <EmptyState title="No Conversations Yet">
            Whatever visitors ask the assistant is listed here at once.
          </EmptyState>
        )}
        {rows && rows.length > 0 && <ConversationsTable rows={rows} onOpen={onOpen} />}
        <ShowMore pages={conversations} />
      </Stack>
      <ConversationDrawer id={conversation} onClose={onClose} />
    </>
  )
}
