import { idOf } from '../../lib/address'
/** What stands in the address of the conversations: the one that is read. */
export interface ConversationsSearch {
  conversation?: string | undefined
}

/** Whatever was typed into the address bar, as far as it makes sense. */
export function readConversationsSearch({ conversation }: Record<string, unknown>): ConversationsSearch {
  return { conversation: idOf(conversation) }
}
