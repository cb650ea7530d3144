import { randomUUID } from 'node:crypto'
import { insertChatSession, updateChatSession } from '@tallgrass/db'
import { CHAT_SESSION_TTL, type ConversationId, parseId } from '@tallgrass/domain'
import { audit } from '../audit/audit.ts'
import type { Ctx, Tx } from '../ctx.ts'
import { newSecretToken } from '../security/secret-token.ts'
import { findConversation } from './find-conversation.ts'

interface OpenConversation {
  /** Not guessable, and useless without the browser's token. */
  id: ConversationId
  /** Sends the token of a new conversation to the browser. Call it after the transaction. */
  handOver(): void
}

/**
 * Returns this browser's conversation, or starts one. Pass `audited: false` if the caller writes an audit row
 * itself.
 */
export async function openConversation(ctx: Ctx, tx: Tx, { audited = true } = {}): Promise<OpenConversation> {
  const known = await findConversation(ctx, tx.db)
  const userId = ctx.user?.id ?? null
  if (known) {
    if (userId && !known.userId) await updateChatSession(tx.db, known.id, { userId })
    return { id: known.id, handOver() {} }
  }
  const { token, tokenHash } = newSecretToken()
  const id = parseId('Conversation', randomUUID())
  await insertChatSession(tx.db, { id, userId, tokenHash, createdAt: tx.now })
  if (audited) audit(tx, { action: 'conversation.begin', entity: 'conversation', entityId: id })
  const ends = new Date(tx.now.getTime() + CHAT_SESSION_TTL * 1000)
  return { id, handOver: () => ctx.conversation.issue(token, ends) }
}
