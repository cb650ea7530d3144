import type { ConversationView } from '@tallgrass/contracts'
import type { ConversationId } from '@tallgrass/domain'
import { idOf, oneOf } from '../../lib/address'

/** The views of the list besides all, in the order of their tabs. */
export const conversationViews = [
  'needs-person',
  'with-us',
  'handled',
] as const satisfies readonly ConversationView[]

/** Search parameters of the conversations page: the view, which is left out for all, and the open conversation. */
export interface ConversationsSearch {
  show?: ConversationView | undefined
  conversation?: ConversationId | undefined
}

/** Reads the search parameters and ignores invalid values. */
export function readConversationsSearch({
  conversation,
  show,
}: Record<string, unknown>): ConversationsSearch {
  return { show: oneOf(conversationViews, show), conversation: idOf('Conversation', conversation) }
}
