import type { ConversationId } from '@tallgrass/domain'
import { idOf } from '../../lib/address'
/** Search parameters of the conversations page: the open conversation. */
export interface ConversationsSearch {
  conversation?: ConversationId | undefined
}

/** Reads the search parameters and ignores invalid values. */
export function readConversationsSearch({ conversation }: Record<string, unknown>): ConversationsSearch {
  return { conversation: idOf('Conversation', conversation) }
}
