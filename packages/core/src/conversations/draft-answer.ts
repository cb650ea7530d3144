import type { DraftedAnswer, GetConversationInput } from '@tallgrass/contracts'
import { findConversationById, listLatestMessages } from '@tallgrass/db'
import { AppError, noSuch } from '@tallgrass/domain'
import type { AdminCtx } from '../authorize.ts'
import { composeReply, withKnownPassages } from '../chat/compose-reply.ts'
import { toTurn } from '../chat/to-turn.ts'

/** The number of messages that the assistant gets. */
const RECENT_MESSAGES = 9

/**
 * What the assistant would answer to the visitor's last message, from the site's knowledge. It is sent to no one. Throws
 * NOT_FOUND; CONFLICT if the visitor has not written; RATE_LIMITED.
 */
export async function draftAnswer(ctx: AdminCtx, { id }: GetConversationInput): Promise<DraftedAnswer> {
  if (!(await findConversationById(ctx.db, id))) throw noSuch('Conversation')
  await ctx.limits.take('chatMinute', `draft ${ctx.user.id}`)
  const messages = await listLatestMessages(ctx.db, id, RECENT_MESSAGES)
  const asked = messages.findLastIndex(({ role }) => role === 'user')
  const message = messages[asked]?.content
  if (message === undefined) throw new AppError('CONFLICT', 'The visitor has not written anything yet.')
  const turns = messages.slice(0, asked).flatMap(toTurn)
  const answer = withKnownPassages(await ctx.assistant.answer({ message, turns }))
  return { text: answer.kind === 'found' ? composeReply(answer, 'none', ctx.settings) : null }
}
