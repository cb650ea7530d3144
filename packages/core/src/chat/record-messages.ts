import { insertChatMessages, lockChatSession, newId, updateChatSession } from '@tallgrass/db'
import { type ChatRole, toInstant } from '@tallgrass/domain'
import type { Ctx } from '../ctx.ts'
import { afterLast } from './after-last.ts'
import { openConversation } from './open-conversation.ts'

interface NewMessage {
  role: ChatRole
  content: string
  at: Date
}

/** Saves messages, oldest first, in this browser's conversation, which is started if there is none. */
export async function recordMessages(ctx: Ctx, messages: NewMessage[]): Promise<void> {
  if (messages.length === 0) return
  const { handOver } = await ctx.transaction(async (tx) => {
    const conversation = await openConversation(ctx, tx)
    let { lastMessageAt } = await lockChatSession(tx.db, conversation.id)
    const rows = messages.map(({ at, content, role }) => {
      const timestamp = afterLast(at, lastMessageAt)
      lastMessageAt = toInstant(timestamp)
      return { id: newId('ChatMessage', timestamp), sessionId: conversation.id, role, content, timestamp }
    })
    await insertChatMessages(tx.db, rows)
    await updateChatSession(tx.db, conversation.id, { lastMessageAt })
    return conversation
  })
  handOver()
}
