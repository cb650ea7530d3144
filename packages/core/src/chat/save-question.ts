import { listLatestMessages, lockChatSession, putPresence, updateChatSession } from '@tallgrass/db'
import { AppError, type ConversationId, conversationFlow, type Instant, REPLY_TTL } from '@tallgrass/domain'
import type { Ctx } from '../ctx.ts'
import { addMessage } from './add-message.ts'
import { tellPerson } from './tell-person.ts'
import { toTurn } from './to-turn.ts'

/** The number of earlier messages that the assistant gets. */
const RECENT_MESSAGES = 8

/**
 * Saves a visitor's message. The assistant is to answer it unless a person has taken over. Throws CONFLICT while the
 * message before waits for its reply.
 */
export async function saveQuestion(ctx: Ctx, sessionId: ConversationId, message: string) {
  return ctx.transaction(async (tx) => {
    const conversation = await lockChatSession(tx.db, sessionId)
    const { lastMessageAt, replyingTo, state } = conversation
    const isWithPerson = state === 'person'
    if (!isWithPerson && replyingTo && isRecent(lastMessageAt, tx.now)) {
      throw new AppError('CONFLICT', 'Please wait for the reply')
    }
    const recent = await listLatestMessages(tx.db, sessionId, RECENT_MESSAGES)
    const questionId = await addMessage(tx, conversation, { role: 'user', content: message })
    await putPresence(tx.db, { sessionId, side: 'visitor', isTyping: false }, tx.now)
    const answered = state === 'closed' ? conversationFlow.next(state, 'write') : state
    const isAnswered = { state: answered, replyingTo: isWithPerson ? null : questionId }
    await updateChatSession(tx.db, sessionId, isAnswered)
    if (isWithPerson) await tellPerson(ctx, tx, conversation)
    return { questionId, isWithPerson, turns: recent.flatMap(toTurn) }
  })
}

/** A question from far in the future was asked while the clock was ahead; no reply to it is pending. */
function isRecent(lastMessageAt: Instant | null, now: Date): boolean {
  return lastMessageAt !== null && Math.abs(now.getTime() - Date.parse(lastMessageAt)) < REPLY_TTL * 1000
}
