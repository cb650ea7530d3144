import type { Ctx } from '../ctx.ts'
import { openConversation } from './open-conversation.ts'

/** The conversation of this browser, begun if there is none. */
export async function startConversation(ctx: Ctx): Promise<{ sessionId: string }> {
  const conversation = await ctx.transaction((tx) => openConversation(ctx, tx))
  conversation.handOver()
  return { sessionId: conversation.id }
}
