import { ActionButton } from '../../ui/action-button'

interface EarlierMessagesProps {
  thread: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> }
}

export function EarlierMessages({ thread }: EarlierMessagesProps) {
  if (!thread.hasNextPage) return null
  return (
    <ActionButton
      variant="default"
      size="sm"
      mx="auto"
      loading={thread.isFetchingNextPage}
      onClick={() => void thread.fetchNextPage()}
    >
      Show earlier messages
    </ActionButton>
  )
}
