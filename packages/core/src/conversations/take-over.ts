import { chat, names } from '@tallgrass/brand'
import type { GetConversationInput } from '@tallgrass/contracts'
import { putPresence, updateChatSession } from '@tallgrass/db'
import { conversationFlow, fillTemplate, firstNameOf, takenOver } from '@tallgrass/domain'
import { audit } from '../audit/audit.ts'
import type { AdminCtx } from '../authorize.ts'
import { addMessage } from '../chat/add-message.ts'
import { lockConversation } from './lock-conversation.ts'

/**
 * From now on the caller answers, and the assistant is silent: a reply that it is still writing is dropped. Does nothing
 * if they have taken over before. Throws CONFLICT if a colleague has, except one who is away while the visitor waits.
 */
export async function takeOver(ctx: AdminCtx, { id }: GetConversationInput): Promise<{ ok: true }> {
  const { id: userId, name } = ctx.user
  await ctx.transaction(async (tx) => {
    const conversation = await lockConversation(tx, id)
    const { by, personId, state, waitingSince } = conversation
    if (personId === userId) return
    if (personId && !waitingSince) throw takenOver(by)
    await updateChatSession(tx.db, id, {
      state: personId ? state : conversationFlow.next(state, 'takeOver'),
      personId: userId,
      waitingSince: null,
      handledAt: null,
      handledBy: null,
      replyingTo: null,
    })
    await putPresence(tx.db, { sessionId: id, side: 'person', isTyping: false }, tx.now)
    const person = firstNameOf(name)
    const content = fillTemplate(chat.person.here, { person, business: names.product })
    await addMessage(tx, conversation, { role: 'system', content })
    audit(tx, {
      action: 'conversation.take-over',
      entity: 'conversation',
      entityId: id,
      before: { state },
      after: { state: 'person' },
    })
  })
  return { ok: true }
}
