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
  const { conversation, show } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <ConversationsScreen
      view={show}
      onViewChange={(view) => void navigate({ search: { show: view }, resetScroll: false })}
      conversation={conversation}
      onOpen={(id) => void navigate({ search: { show, conversation: id }, resetScroll: false })}
      onClose={() => void navigate({ search: { show }, replace: true, resetScroll: false })}
    />
  )
}
