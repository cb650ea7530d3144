import { type ChatReply, chatReply } from '@tallgrass/contracts'
import { countTurns, insertMessage, lockChatSession, newId, updateChatSession } from '@tallgrass/db'
import { AppError, type ChatMessageId, type ConversationId } from '@tallgrass/domain'
import type { Ctx } from '../ctx.ts'
import type { AssistantAnswer } from '../ports/assistant.ts'
import { afterLast } from './after-last.ts'
import { decideReply } from './decide-reply.ts'
import { emitAsksForPerson } from './emit-asks-for-person.ts'

interface Reply {
  sessionId: ConversationId
  questionId: ChatMessageId
  message: string
  answer: AssistantAnswer
}

/**
 * Saves the reply to a question, once, after checking that it can be read back. Throws CONFLICT if another
 * question was asked in the meantime.
 */
export async function saveReply(
  ctx: Ctx,
  { answer, message: question, questionId, sessionId }: Reply,
): Promise<ChatReply> {
  return ctx.transaction(async (tx) => {
    const { lastMessageAt, leadAskedAt, leadId, replyingTo } = await lockChatSession(tx.db, sessionId)
    if (replyingTo !== questionId) throw new AppError('CONFLICT', 'Please wait for the reply')
    const counts = await countTurns(tx.db, sessionId)
    const leadAsked = leadAskedAt !== null || leadId !== null
    const reply = decideReply(answer, { ...counts, leadAsked, message: question }, ctx.settings)
    const { content, facts, intent, passages, unsure } = reply
    const at = afterLast(tx.now, lastMessageAt)
    const sent = chatReply.parse({ id: newId('ChatMessage', at), content, ...facts })
    const message = { id: sent.id, sessionId, role: 'assistant', content, timestamp: at } as const
    await insertMessage(tx.db, { ...message, metadata: { ...facts, intent, unsure, passages } })
    await updateChatSession(tx.db, sessionId, {
      lastMessageAt: at,
      replyingTo: null,
      ...(facts.requiresLeadCapture && { leadAskedAt: at }),
    })
    if (intent === 'person') await emitAsksForPerson(ctx, tx, sessionId)
    return sent
  })
}
