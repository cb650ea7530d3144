import { insertMessage, newId, updateChatSession } from '@tallgrass/db'
import type { ChatRole, ConversationId, Instant, UserId } from '@tallgrass/domain'
import type { Tx } from '../ctx.ts'
import { afterLast } from './after-last.ts'

interface LockedConversation {
  id: ConversationId
  lastMessageAt: Instant | null
}

interface AddedMessage {
  role: ChatRole
  content: string
  /** The administrator who wrote it. */
  authorId?: UserId
}

/** Adds a message after all others of a locked conversation. Returns its id. */
export async function addMessage(
  tx: Tx,
  { id: sessionId, lastMessageAt }: LockedConversation,
  message: AddedMessage,
) {
  const timestamp = afterLast(tx.now, lastMessageAt)
  const id = newId('ChatMessage', timestamp)
  await insertMessage(tx.db, { ...message, id, sessionId, timestamp })
  await updateChatSession(tx.db, sessionId, { lastMessageAt: timestamp })
  return id
}
