import type { ChatReply, SendMessageInput } from '@tallgrass/contracts'
import { insertMessage, listLatestMessages, lockChatSession, newId, updateChatSession } from '@tallgrass/db'
import {
  AppError,
  type ChatMessageId,
  type ChatRole,
  type ConversationId,
  type Instant,
  REPLY_TTL,
} from '@tallgrass/domain'
import type { Ctx, Tx } from '../ctx.ts'
import type { ChatTurn } from '../ports/assistant.ts'
import { afterLast } from './after-last.ts'
import { getOwnConversation } from './get-own-conversation.ts'
import { saveReply } from './save-reply.ts'

/** The number of earlier messages that the assistant gets. */
const RECENT_MESSAGES = 8

/**
 * Saves the visitor's message, asks the assistant and saves its reply. If that fails, the message stays in
 * the history, and the visitor may send another. Throws NOT_FOUND, RATE_LIMITED or CONFLICT.
 */
export async function sendMessage(ctx: Ctx, input: SendMessageInput): Promise<ChatReply> {
  const { id } = await getOwnConversation(ctx, input.sessionId)
  await ctx.limits.take('chatMinute', id)
  await ctx.limits.take('chatDay', id)
  const { questionId, turns } = await saveQuestion(ctx, id, input.message)
  try {
    const answer = await ctx.assistant.answer({ message: input.message, turns })
    return await saveReply(ctx, { sessionId: id, questionId, message: input.message, answer })
  } catch (error) {
    await ctx.transaction((tx) => stopWaiting(tx, id, questionId))
    throw error
  }
}

async function saveQuestion(ctx: Ctx, sessionId: ConversationId, message: string) {
  return ctx.transaction(async (tx) => {
    const { lastMessageAt, replyingTo } = await lockChatSession(tx.db, sessionId)
    if (replyingTo && isRecent(lastMessageAt, tx.now)) {
      throw new AppError('CONFLICT', 'Please wait for the reply')
    }
    const at = afterLast(tx.now, lastMessageAt)
    const recent = await listLatestMessages(tx.db, sessionId, RECENT_MESSAGES)
    const questionId = newId('ChatMessage', at)
    const question = { id: questionId, sessionId, role: 'user', content: message, timestamp: at } as const
    await insertMessage(tx.db, question)
    await updateChatSession(tx.db, sessionId, { lastMessageAt: at, replyingTo: questionId })
    return { questionId, turns: recent.flatMap(toTurn) }
  })
}

/** A question from far in the future was asked while the clock was ahead; no reply to it is pending. */
function isRecent(lastMessageAt: Instant | null, now: Date): boolean {
  return lastMessageAt !== null && Math.abs(now.getTime() - Date.parse(lastMessageAt)) < REPLY_TTL * 1000
}

async function stopWaiting(tx: Tx, sessionId: ConversationId, questionId: ChatMessageId): Promise<void> {
  const { replyingTo } = await lockChatSession(tx.db, sessionId)
  if (replyingTo === questionId) await updateChatSession(tx.db, sessionId, { replyingTo: null })
}

function toTurn({ content, role }: { role: ChatRole; content: string }): ChatTurn[] {
  return role === 'system' ? [] : [{ role, content }]
}
