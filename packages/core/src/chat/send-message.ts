import type { ChatReply, SendMessageInput } from '@tallgrass/contracts'
import { insertMessage, listLatestMessages, lockChatSession, newId, updateChatSession } from '@tallgrass/db'
import { AppError, type ChatRole, REPLY_TTL } from '@tallgrass/domain'
import type { Ctx, Tx } from '../ctx.ts'
import type { ChatTurn } from '../ports/assistant.ts'
import { afterLast } from './after-last.ts'
import { getOwnConversation } from './get-own-conversation.ts'
import { saveReply } from './save-reply.ts'

/** What the assistant is told of what was said before. */
const RECENT_MESSAGES = 8

/**
 * Keeps what the visitor says, then asks the assistant and keeps its reply. If that ends in between, the question
 * stands in the history and the next may be asked. Throws NOT_FOUND, RATE_LIMITED, CONFLICT.
 */
export async function sendMessage(ctx: Ctx, input: SendMessageInput): Promise<ChatReply> {
  const { id } = await getOwnConversation(ctx, input.sessionId)
  await ctx.limits.take('chatMinute', id)
  await ctx.limits.take('chatDay', id)
  const { questionId, turns } = await keepQuestion(ctx, id, input.message)
  try {
    const answer = await ctx.assistant.answer({ message: input.message, turns })
    return await saveReply(ctx, { sessionId: id, questionId, answer })
  } catch (error) {
    await ctx.transaction((tx) => stopWaiting(tx, id, questionId))
    throw error
  }
}

async function keepQuestion(ctx: Ctx, sessionId: string, message: string) {
  return ctx.transaction(async (tx) => {
    const { lastMessageAt, replyingTo } = await lockChatSession(tx.db, sessionId)
    if (replyingTo && isRecent(lastMessageAt, tx.now)) {
      throw new AppError('CONFLICT', 'Please wait for the reply')
    }
    const at = afterLast(tx.now, lastMessageAt)
    const said = await listLatestMessages(tx.db, sessionId, RECENT_MESSAGES)
    const questionId = newId(at)
    const question = { id: questionId, sessionId, role: 'user', content: message, timestamp: at } as const
    await insertMessage(tx.db, question)
    await updateChatSession(tx.db, sessionId, { lastMessageAt: at, replyingTo: questionId })
    return { questionId, turns: said.flatMap(toTurn) }
  })
}

/** What is much later than now was asked by a clock that was ahead, and nobody answers it any more. */
function isRecent(lastMessageAt: string | null, now: Date): boolean {
  return lastMessageAt !== null && Math.abs(now.getTime() - Date.parse(lastMessageAt)) < REPLY_TTL * 1000
}

async function stopWaiting(tx: Tx, sessionId: string, questionId: string): Promise<void> {
  const { replyingTo } = await lockChatSession(tx.db, sessionId)
  if (replyingTo === questionId) await updateChatSession(tx.db, sessionId, { replyingTo: null })
}

function toTurn({ content, role }: { role: ChatRole; content: string }): ChatTurn[] {
  return role === 'system' ? [] : [{ role, content }]
}
