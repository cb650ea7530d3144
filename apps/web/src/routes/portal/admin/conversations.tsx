import { createFileRoute } from '@tanstack/react-router'
import { conversationCalls } from '../../../features/conversations/conversation-calls'
import { ConversationsScreen } from '../../../features/conversations/conversations-screen'
import { readConversationsSearch } from '../../../features/conversations/conversations-search'
import { preload } from '../../../lib/preload'

export const Route = createFileRoute('/portal/admin/conversations')({
  validateSearch: readConversationsSearch,
  loader: ({ context, location }) =>
    preload(conversationCalls(context.utils, readConversationsSearch(location.search))),
  head: () => ({ meta: [{ title: 'Conversations: Admin Portal' }] }),
  component: ConversationsPage,
})

function ConversationsPage() {
  const { conversation } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <ConversationsScreen
      conversation={conversation}
      onOpen={(id) => void navigate({ search: { conversation: id }, resetScroll: false })}
      onClose={() => void navigate({ search: {}, replace: true, resetScroll: false })}
    />
  )
}
