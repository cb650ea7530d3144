import type { AnswerVisitorInput } from '@tallgrass/contracts'
import { findAnswerAddress, putPresence } from '@tallgrass/db'
import { ANSWER_MAIL_DELAY, type ChatMessageId, ensureAnswers } from '@tallgrass/domain'
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
    const messageId = await addMessage(tx, conversation, {
      role: 'assistant',
      content: message,
      authorId: userId,
    })
    await putPresence(tx.db, { sessionId: id, side: 'person', isTyping: false }, tx.now)
    if (await findAnswerAddress(tx.db, id))
      await tx.enqueue('mail-chat-answers', { conversationId: id }, { delay: ANSWER_MAIL_DELAY })
    return { id: messageId }
  })
}
