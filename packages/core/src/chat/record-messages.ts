import { insertChatMessages, newId, updateChatSession } from '@tallgrass/db'
import type { ChatRole } from '@tallgrass/domain'
import type { Ctx } from '../ctx.ts'
import { openConversation } from './open-conversation.ts'

interface SaidMessage {
  role: ChatRole
  content: string
  at: Date
}

/** Keeps what was said in the conversation of this browser, which is begun if there is none; oldest first. */
export async function recordMessages(ctx: Ctx, messages: SaidMessage[]): Promise<void> {
  const last = messages.at(-1)
  if (!last) return
  const { handOver } = await ctx.transaction(async (tx) => {
    const conversation = await openConversation(ctx, tx)
    const rows = messages.map(({ at, content, role }) => ({
      id: newId(at),
      sessionId: conversation.id,
      role,
      content,
      timestamp: at,
    }))
    await insertChatMessages(tx.db, rows)
    await updateChatSession(tx.db, conversation.id, { lastMessageAt: last.at })
    return conversation
  })
  handOver()
}
