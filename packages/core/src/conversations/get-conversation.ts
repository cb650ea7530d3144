import { findConversationById } from '@tallgrass/db'
import { type ConversationId, noSuch } from '@tallgrass/domain'
import type { AdminCtx } from '../authorize.ts'
import { leadOf } from './lead-of.ts'
import { readMessages } from './read-messages.ts'

/** A conversation with its messages. Throws NOT_FOUND. */
export async function getConversation(ctx: AdminCtx, { id }: { id: ConversationId }) {
  const row = await findConversationById(ctx.db, id)
  if (!row) throw noSuch('Conversation')
  return { ...row, lead: leadOf(row), messages: await readMessages(ctx, [id]) }
}
