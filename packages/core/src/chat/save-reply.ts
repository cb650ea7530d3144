import { type ChatReply, chatReply } from '@tallgrass/contracts'
import { countTurns, insertMessage, lockChatSession, newId, updateChatSession } from '@tallgrass/db'
import { AppError, type ChatMessageId, type ConversationId, type ConversationStatus } from '@tallgrass/domain'
import type { Ctx } from '../ctx.ts'
import type { AssistantAnswer } from '../ports/assistant.ts'
import { afterLast } from './after-last.ts'
import { askForPerson } from './ask-for-person.ts'
import { decideReply } from './decide-reply.ts'

interface Reply {
  sessionId: ConversationId
  questionId: ChatMessageId
  message: string
  answer: AssistantAnswer
  /** The answer from the person’s own records, if that is the answer. */
  own: string | undefined
}

/**
 * Saves the reply to a question, once, after checking that it can be read back. Drops it if a person has taken over or
 * closed the conversation since. Throws CONFLICT if another question was asked in the meantime.
 */
export async function saveReply(
  ctx: Ctx,
  { answer, message: question, own, questionId, sessionId }: Reply,
): Promise<ChatReply> {
  return ctx.transaction(async (tx) => {
    const conversation = await lockChatSession(tx.db, sessionId)
    const { lastMessageAt, leadAskedAt, leadId, replyingTo, state } = conversation
    if (state === 'person' || state === 'closed') return noReply(questionId, state)
    if (replyingTo !== questionId) throw new AppError('CONFLICT', 'Please wait for the reply')
    const counts = await countTurns(tx.db, sessionId)
    const leadAsked = leadAskedAt !== null || leadId !== null
    const signedIn = ctx.user ? { signedIn: { own } } : {}
    const soFar = { ...counts, ...signedIn, leadAsked, message: question }
    const { content, facts, intent, isOwn, passages, unsure } = decideReply(answer, soFar, ctx.settings)
    const at = afterLast(tx.now, lastMessageAt)
    const newState = intent === 'person' && !isOwn ? await askForPerson(ctx, tx, conversation) : state
    const sent = chatReply.parse({ id: newId('ChatMessage', at), content, ...facts, state: newState })
    const message = { id: sent.id, sessionId, role: 'assistant', content, timestamp: at } as const
    await insertMessage(tx.db, { ...message, metadata: { ...facts, intent, unsure, passages, isOwn } })
    await updateChatSession(tx.db, sessionId, {
      lastMessageAt: at,
      replyingTo: null,
      ...(facts.requiresLeadCapture && { leadAskedAt: at }),
    })
    return sent
  })
}

/** The answer to a message that a person answers. */
export function noReply(id: ChatMessageId, state: ConversationStatus): ChatReply {
  return { id, content: '', requiresLeadCapture: false, suggestedBookingType: null, confidence: 0, state }
}
