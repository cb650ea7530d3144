import { chat } from '@tallgrass/brand'
import type { GetConversationInput } from '@tallgrass/contracts'
import { updateChatSession } from '@tallgrass/db'
import { conversationFlow, fillTemplate, firstNameOf } from '@tallgrass/domain'
import { audit } from '../audit/audit.ts'
import type { AdminCtx } from '../authorize.ts'
import { addMessage } from '../chat/add-message.ts'
import type { Tx } from '../ctx.ts'
import { lockConversation } from './lock-conversation.ts'

type Conversation = Awaited<ReturnType<typeof lockConversation>>

/** The assistant answers again. Any administrator may do that, also for a colleague who has gone home. */
export async function handBack(ctx: AdminCtx, { id }: GetConversationInput): Promise<{ ok: true }> {
  await ctx.transaction(async (tx) => {
    const conversation = await lockConversation(tx, id)
    await leave(tx, conversation, 'handBack')
    await addMessage(tx, conversation, { role: 'system', content: chat.person.handedBack })
    audit(tx, {
      action: 'conversation.hand-back',
      entity: 'conversation',
      entityId: id,
      before: { state: conversation.state },
      after: { state: 'assistant' },
    })
  })
  return { ok: true }
}

/** Nothing more is expected of us: it counts as handled. The visitor may still write, and the assistant answers. */
export async function closeConversation(ctx: AdminCtx, { id }: GetConversationInput): Promise<{ ok: true }> {
  await ctx.transaction(async (tx) => {
    const conversation = await lockConversation(tx, id)
    await leave(tx, conversation, 'close')
    await updateChatSession(tx.db, id, { handledAt: tx.now, handledBy: ctx.user.id, replyingTo: null })
    const content = fillTemplate(chat.person.closed, { person: firstNameOf(ctx.user.name) })
    await addMessage(tx, conversation, { role: 'system', content })
    audit(tx, {
      action: 'conversation.close',
      entity: 'conversation',
      entityId: id,
      before: { state: conversation.state },
      after: { state: 'closed' },
    })
  })
  return { ok: true }
}

/** Does nothing if it is marked already. Throws ILLEGAL_TRANSITION while a person answers. */
export async function markHandled(ctx: AdminCtx, { id }: GetConversationInput): Promise<{ ok: true }> {
  await ctx.transaction(async (tx) => {
    const conversation = await lockConversation(tx, id)
    if (conversation.handledAt) return
    await leave(tx, conversation, 'handle')
    await updateChatSession(tx.db, id, { handledAt: tx.now, handledBy: ctx.user.id })
    audit(tx, {
      action: 'conversation.handle',
      entity: 'conversation',
      entityId: id,
      before: { state: conversation.state },
    })
  })
  return { ok: true }
}

async function leave(tx: Tx, { id, state }: Conversation, event: 'handBack' | 'close' | 'handle') {
  const next = { state: conversationFlow.next(state, event), personId: null, waitingSince: null }
  await updateChatSession(tx.db, id, next)
}
