import { findAnswerAddress, findConversationById } from '@tallgrass/db'
import { type ConversationId, noSuch } from '@tallgrass/domain'
import type { AdminCtx } from '../authorize.ts'
import { readMessages } from './read-messages.ts'
import { toConversation } from './to-conversation.ts'

/** A conversation with its messages. Throws NOT_FOUND. */
export async function getConversation(ctx: AdminCtx, { id }: { id: ConversationId }) {
  const row = await findConversationById(ctx.db, id)
  if (!row) throw noSuch('Conversation')
  const mailedTo = (await findAnswerAddress(ctx.db, id))?.email ?? null
  return { ...toConversation(row), mailedTo, messages: await readMessages(ctx, [id]) }
}
