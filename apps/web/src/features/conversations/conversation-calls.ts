import { detailQuery, listQuery } from '../../lib/freshness'
import type { TrpcUtils } from '../../lib/trpc'
import type { ConversationsSearch } from './conversations-search'

/** What the conversations show first. */
export function conversationCalls({ admin }: TrpcUtils, { conversation, show }: ConversationsSearch) {
  const { get, list } = admin.conversations
  return [
    list.prefetchInfinite(show ? { show } : {}, listQuery),
    ...(conversation ? [get.prefetch({ id: conversation }, detailQuery)] : []),
  ]
}
