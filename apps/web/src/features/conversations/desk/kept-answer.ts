import type { ConversationId, UserId } from '@tallgrass/domain'
import { forget, recall, remember } from '../../../lib/browser-memory'

/** Where an answer is written, and by whom: others who sign in on this browser do not see it. */
export interface AnswerPlace {
  id: ConversationId
  userId: UserId
}

const keyOf = ({ id, userId }: AnswerPlace) => `chat-answer:${userId}:${id}`

/** The answer that was typed but not sent, across reloads. */
export function recallAnswer(place: AnswerPlace): string {
  return recall(keyOf(place)) ?? ''
}

export function keepAnswer(place: AnswerPlace, text: string): void {
  if (text) remember(keyOf(place), text)
  else forget(keyOf(place))
}
