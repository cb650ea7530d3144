import { type ConversationId, noSuch } from '@tallgrass/domain'
import type { Ctx } from '../ctx.ts'
import { findConversation } from './find-conversation.ts'

/** Throws NOT_FOUND for any conversation except this browser's. */
export async function getOwnConversation(ctx: Ctx, sessionId: ConversationId) {
  const conversation = await findConversation(ctx)
  if (conversation?.id !== sessionId) throw noSuch('Conversation')
  return conversation
}
