import type { GetConversationInput, PresentInConversationInput, VisitorPresence } from '@tallgrass/contracts'
import { findConversationById, findVisitorPresence, putPresence } from '@tallgrass/db'
import { isHere, isTyping, noSuch } from '@tallgrass/domain'
import type { AdminCtx } from '../authorize.ts'

/** Whether the visitor is there. Throws NOT_FOUND. */
export async function getVisitorPresence(
  { clock, db }: AdminCtx,
  { id }: GetConversationInput,
): Promise<VisitorPresence> {
  const found = await findVisitorPresence(db, id)
  if (!found) throw noSuch('Conversation')
  const { seenAt, typingAt } = found
  const presence = seenAt === null ? undefined : { seenAt, typingAt }
  const now = clock()
  return {
    isHere: isHere(presence, now),
    isTyping: isTyping(presence, now),
    seenAt,
  }
}

/** Says that the administrator who has taken over has the conversation open. Says nothing of others. Throws NOT_FOUND. */
export async function presentInConversation(
  ctx: AdminCtx,
  input: PresentInConversationInput,
): Promise<{ ok: true }> {
  const { id } = input
  const conversation = await findConversationById(ctx.db, id)
  if (!conversation) throw noSuch('Conversation')
  if (conversation.personId === ctx.user.id)
    await ctx.transaction((tx) =>
      putPresence(tx.db, { sessionId: id, side: 'person', isTyping: input.isTyping }, tx.now),
    )
  return { ok: true }
}
