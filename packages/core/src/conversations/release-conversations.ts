import { chat } from '@tallgrass/brand'
import { findVisitorName, lockConversationsOf, updateChatSession } from '@tallgrass/db'
import { conversationFlow, type UserId } from '@tallgrass/domain'
import { audit } from '../audit/audit.ts'
import { addMessage } from '../chat/add-message.ts'
import type { Tx } from '../ctx.ts'
import { emit } from '../events/emit.ts'

type Conversation = Awaited<ReturnType<typeof lockConversationsOf>>[number]

/**
 * Leaves what someone had taken over who can no longer answer: a visitor who wrote last waits for another person, and the
 * assistant goes on with the others.
 */
export async function releaseConversations(tx: Tx, personId: UserId): Promise<void> {
  for (const conversation of await lockConversationsOf(tx.db, personId)) await release(tx, conversation)
}

async function release(tx: Tx, conversation: Conversation): Promise<void> {
  const { id, lastRole, state, userId } = conversation
  const waits = lastRole === 'user'
  const next = conversationFlow.next(state, waits ? 'release' : 'handBack')
  await updateChatSession(tx.db, id, { state: next, personId: null, waitingSince: waits ? tx.now : null })
  await addMessage(tx, conversation, { role: 'system', content: chat.person.handedBack })
  audit(tx, {
    action: 'conversation.release',
    entity: 'conversation',
    entityId: id,
    before: { state },
    after: { state: next },
  })
  if (!waits) return
  const name = (await findVisitorName(tx.db, id)) ?? null
  emit(tx, 'lead.asks_for_person', { conversationId: id, name, isClient: userId !== null })
}
