import { forget } from './browser-memory'

const ADDED = 'chat-added:'
const OFFER = 'lead-offer:'

/** Where this browser keeps what belongs to a conversation. */
export const conversationKeys = {
  added: (sessionId: string) => `${ADDED}${sessionId}`,
  offer: (sessionId: string | undefined) => `${OFFER}${sessionId}`,
}

/** The next person at this browser finds nothing of them. */
export function forgetConversations(): void {
  forget(ADDED)
  forget(OFFER)
}
