import type { ConversationId } from '@tallgrass/domain'
import type { Ctx } from '../ctx.ts'
import { openConversation } from './open-conversation.ts'

/** Returns this browser's conversation, or starts one. */
export async function startConversation(ctx: Ctx): Promise<{ sessionId: ConversationId }> {
  const conversation = await ctx.transaction((tx) => openConversation(ctx, tx))
  conversation.handOver()
  return { sessionId: conversation.id }
}
