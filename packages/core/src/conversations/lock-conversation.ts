import { findChatState, findLockedChatSession } from '@tallgrass/db'
import { type ConversationId, noSuch } from '@tallgrass/domain'
import type { Tx } from '../ctx.ts'

/** A locked conversation, with the name of the administrator who has taken over. Throws NOT_FOUND. */
export async function lockConversation(tx: Tx, id: ConversationId) {
  const conversation = await findLockedChatSession(tx.db, id)
  if (!conversation) throw noSuch('Conversation')
  const { person } = await findChatState(tx.db, id)
  return { ...conversation, by: person }
}
