import type { AnswerVisitorInput } from '@tallgrass/contracts'
import { findAnswerAddress, putPresence, updateChatSession } from '@tallgrass/db'
import { ANSWER_MAIL_DELAY, type ChatMessageId, ensureAnswers, type Instant } from '@tallgrass/domain'
import type { AdminCtx } from '../authorize.ts'
import { addMessage } from '../chat/add-message.ts'
import { lockConversation } from './lock-conversation.ts'

/**
 * Answers as the person who has taken over. Visitors who are not there to read it get it by mail a little later, if they
 * gave an address. Throws NOT_FOUND, or CONFLICT unless the caller has taken over.
 */
export async function answerVisitor(
  ctx: AdminCtx,
  { id, message }: AnswerVisitorInput,
): Promise<{ id: ChatMessageId }> {
  const { id: userId } = ctx.user
  return ctx.transaction(async (tx) => {
    const conversation = await lockConversation(tx, id)
    ensureAnswers(conversation, userId)
    // The message with the answers before may have been sent while this one waited for the lock.
    const lastMessageAt = latest(conversation.lastMessageAt, conversation.answersMailedAt)
    const messageId = await addMessage(
      tx,
      { id, lastMessageAt },
      {
        role: 'assistant',
        content: message,
        authorId: userId,
      },
    )
    await updateChatSession(tx.db, id, { waitingSince: null })
    await putPresence(tx.db, { sessionId: id, side: 'person', isTyping: false }, tx.now)
    if (await findAnswerAddress(tx.db, id))
      await tx.enqueue('mail-chat-answers', { conversationId: id }, { delay: ANSWER_MAIL_DELAY })
    return { id: messageId }
  })
}

function latest(one: Instant | null, other: Instant | null): Instant | null {
  if (one === null || other === null) return one ?? other
  return Date.parse(one) > Date.parse(other) ? one : other
}
