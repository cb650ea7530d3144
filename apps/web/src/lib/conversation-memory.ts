import type { ConversationId } from '@tallgrass/domain'
import { forget } from './browser-memory'

const ADDED = 'chat-added:'
const OFFER = 'lead-offer:'

/** The storage keys of a conversation. */
export const conversationKeys = {
  added: (sessionId: ConversationId) => `${ADDED}${sessionId}`,
  offer: (sessionId: ConversationId | undefined) => `${OFFER}${sessionId}`,
}

/** Removes all conversations, so that the next person at this browser does not see them. */
export function forgetConversations(): void {
  forget(ADDED)
  forget(OFFER)
}
