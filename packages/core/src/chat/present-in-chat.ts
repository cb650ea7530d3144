import { hours } from '@tallgrass/brand'
import type { ChatState, PresentInChatInput } from '@tallgrass/contracts'
import {
  findAnswerAddress,
  findChatState,
  findPresence,
  isAdministratorThere,
  putPresence,
} from '@tallgrass/db'
import { answerPromise, type ConversationId, firstNameOf, isTyping, personIsHere } from '@tallgrass/domain'
import type { Ctx } from '../ctx.ts'
import { getOwnConversation } from './get-own-conversation.ts'

/** Says that the visitor is there. Returns who answers. Throws NOT_FOUND for a conversation of another browser. */
export async function presentInChat(ctx: Ctx, input: PresentInChatInput): Promise<ChatState> {
  const { id } = await getOwnConversation(ctx, input.sessionId)
  await ctx.transaction((tx) =>
    putPresence(tx.db, { sessionId: id, side: 'visitor', isTyping: input.isTyping }, tx.now),
  )
  return readChatState(ctx, id)
}

async function readChatState({ clock, db }: Ctx, id: ConversationId): Promise<ChatState> {
  const { lastMessageAt, person, state } = await findChatState(db, id)
  const now = clock()
  const presence = state === 'person' ? await findPresence(db, id, 'person') : undefined
  const isHere = personIsHere(presence, now)
  const isAwaited = state === 'waiting' || (state === 'person' && !isHere)
  return {
    state,
    person: person === null ? null : firstNameOf(person),
    personIsHere: isHere,
    personIsTyping: isTyping(presence, now),
    promise: isAwaited
      ? answerPromise({ hours, now, someoneIsThere: await isAdministratorThere(db, now) })
      : null,
    hasAddress: (await findAnswerAddress(db, id)) !== undefined,
    lastMessageAt,
  }
}
