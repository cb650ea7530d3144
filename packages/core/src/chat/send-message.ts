import type { ChatReply, SendMessageInput } from '@tallgrass/contracts'
import { lockChatSession, updateChatSession } from '@tallgrass/db'
import type { ChatMessageId, ConversationId } from '@tallgrass/domain'
import type { Ctx, Tx } from '../ctx.ts'
import type { AnswerOwn } from './answer-own.ts'
import { getOwnConversation } from './get-own-conversation.ts'
import { saveQuestion } from './save-question.ts'
import { noReply, saveReply } from './save-reply.ts'

/**
 * Saves the visitor's message, asks the assistant and saves its reply, unless a person answers. If that fails, the message
 * stays in the history, and the visitor may send another. Throws NOT_FOUND, RATE_LIMITED or CONFLICT.
 */
export async function sendMessage(
  ctx: Ctx,
  input: SendMessageInput,
  answerOwn: AnswerOwn,
): Promise<ChatReply> {
  const { id } = await getOwnConversation(ctx, input.sessionId)
  await ctx.limits.take('chatMinute', id)
  await ctx.limits.take('chatDay', id)
  const { isWithPerson, questionId, turns } = await saveQuestion(ctx, id, input.message)
  if (isWithPerson) return noReply(questionId, 'person')
  try {
    const asked = { message: input.message, turns }
    const answer = await ctx.assistant.answer({ ...asked, role: ctx.user?.role })
    const own = await answerOwn(ctx, { ...asked, answer })
    return await saveReply(ctx, { sessionId: id, questionId, message: input.message, answer, own })
  } catch (error) {
    await ctx.transaction((tx) => stopWaiting(tx, id, questionId))
    throw error
  }
}

async function stopWaiting(tx: Tx, sessionId: ConversationId, questionId: ChatMessageId): Promise<void> {
  const { replyingTo } = await lockChatSession(tx.db, sessionId)
  if (replyingTo === questionId) await updateChatSession(tx.db, sessionId, { replyingTo: null })
}
