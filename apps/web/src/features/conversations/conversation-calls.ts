import { detailQuery, listQuery } from '../../lib/freshness'
import type { TrpcUtils } from '../../lib/trpc'
import type { ConversationsSearch } from './conversations-search'

/** What the conversations show first. */
export function conversationCalls({ admin }: TrpcUtils, { conversation }: ConversationsSearch) {
  const { get, list } = admin.conversations
  return [
    list.prefetchInfinite({}, listQuery),
    ...(conversation ? [get.prefetch({ id: conversation }, detailQuery)] : []),
  ]
}
