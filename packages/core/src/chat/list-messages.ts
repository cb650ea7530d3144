import { chatMessage } from '@tallgrass/contracts'
import { listLatestMessages } from '@tallgrass/db'
import type { ConversationId } from '@tallgrass/domain'
import { MAX_PAGE_SIZE } from '@tallgrass/domain'
import type { Ctx } from '../ctx.ts'
import { getOwnConversation } from './get-own-conversation.ts'

const shownFacts = chatMessage.shape.metadata

/** The messages of this browser's conversation, oldest first. Throws NOT_FOUND for any other. */
export async function listMessages(ctx: Ctx, { sessionId }: { sessionId: ConversationId }) {
  const { id } = await getOwnConversation(ctx, sessionId)
  const messages = await listLatestMessages(ctx.db, id, MAX_PAGE_SIZE)
  return messages.map(({ metadata, ...message }) => ({ ...message, metadata: shownFacts.parse(metadata) }))
}
