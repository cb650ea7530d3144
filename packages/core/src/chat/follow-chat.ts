import type { FollowChatInput } from '@tallgrass/contracts'
import { findChatState } from '@tallgrass/db'
import { AppError, type ConversationStatus } from '@tallgrass/domain'
import type { NumberedMessage } from '../changes/change-stream.ts'
import type { Ctx } from '../ctx.ts'
import { getOwnConversation } from './get-own-conversation.ts'

/**
 * Names what changes in this browser's conversation while a person answers or is awaited. Ends with that. Throws NOT_FOUND
 * for a conversation of another browser, INVALID while the assistant answers alone, RATE_LIMITED for too many streams of
 * one address.
 */
export async function* followChat(
  ctx: Ctx,
  { lastEventId, sessionId }: FollowChatInput,
  signal: AbortSignal | undefined,
): AsyncGenerator<NumberedMessage, void> {
  const { id, state } = await getOwnConversation(ctx, sessionId)
  if (!isLive(state)) throw new AppError('INVALID', 'The assistant answers in this conversation')
  const reader = { conversationId: id, address: ctx.origin.ip ?? 'local' }
  const since = lastEventId ? { lastEventId } : { age: 0 }
  for await (const message of ctx.changes.follow(reader, since, signal)) {
    yield message
    const [, { changes, reload }] = message
    const mayHaveEnded = reload || changes.some(({ kind }) => kind === 'conversation')
    if (mayHaveEnded && !isLive((await findChatState(ctx.db, id)).state)) return
  }
}

function isLive(state: ConversationStatus): boolean {
  return state === 'person' || state === 'waiting'
}
