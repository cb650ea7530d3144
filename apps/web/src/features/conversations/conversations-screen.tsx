import { Tabs } from '@mantine/core'
import type { ConversationView } from '@tallgrass/contracts'
import type { ConversationId } from '@tallgrass/domain'
import { listQuery } from '../../lib/freshness'
import { trpc } from '../../lib/trpc'
import { WaitingFact } from '../../shared/work-items/waiting-fact'
import { EmptyState } from '../../ui/empty-state'
import { PageHeader } from '../../ui/page-header'
import { PagedList } from '../../ui/paged-list'
import { TabLine } from '../../ui/tab-line'
import { ConversationDrawer } from './conversation-drawer'
import { conversationViews } from './conversations-search'
import { ConversationsTable } from './conversations-table'

const ALL = 'all'
const views: Record<ConversationView | typeof ALL, { tab: string; empty: string; next: string }> = {
  all: {
    tab: 'All',
    empty: 'No Conversations Yet',
    next: 'Chats with the assistant appear here as they happen.',
  },
  'needs-person': {
    tab: 'Needs a person',
    empty: 'No One Waits',
    next: 'Visitors who ask for a person appear here.',
  },
  'with-us': {
    tab: 'With us',
    empty: 'Nothing Taken Over',
    next: 'Conversations that one of us has taken over appear here.',
  },
  handled: {
    tab: 'Handled',
    empty: 'Nothing Handled Yet',
    next: 'Closed conversations and those marked as handled appear here.',
  },
}

interface ConversationsScreenProps {
  /** Undefined for all. */
  view: ConversationView | undefined
  onViewChange: (view: ConversationView | undefined) => void
  /** ID of the open conversation. */
  conversation: ConversationId | undefined
  onOpen: (id: ConversationId) => void
  onClose: () => void
}

export function ConversationsScreen(props: ConversationsScreenProps) {
  const { conversation, onClose, onOpen, onViewChange, view } = props
  const conversations = trpc.admin.conversations.list.useInfiniteQuery(view ? { show: view } : {}, listQuery)
  const shown = view ?? ALL
  return (
    <>
      <PageHeader title="Conversations">
        Chats between visitors and the assistant. <WaitingFact about="conversations" />
      </PageHeader>
      <Tabs
        value={shown}
        onChange={(value) => onViewChange(conversationViews.find((one) => one === value))}
        keepMounted={false}
      >
        <TabLine label="Views">
          {([ALL, ...conversationViews] as const).map((one) => (
            <Tabs.Tab key={one} value={one}>
              {views[one].tab}
            </Tabs.Tab>
          ))}
        </TabLine>
        {([ALL, ...conversationViews] as const).map((one) => (
          <Tabs.Panel key={one} value={one}>
            <PagedList
              pages={conversations}
              noun="conversations"
              empty={<EmptyState title={views[one].empty}>{views[one].next}</EmptyState>}
            >
              {(rows) => <ConversationsTable rows={rows} onOpen={onOpen} />}
            </PagedList>
          </Tabs.Panel>
        ))}
      </Tabs>
      <ConversationDrawer id={conversation} onClose={onClose} />
    </>
  )
}
