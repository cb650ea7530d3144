import type { ChatMessage } from '@tallgrass/contracts'
import type { ConversationId } from '@tallgrass/domain'
import { recall, remember } from '../../lib/browser-memory'
import { conversationKeys } from '../../lib/conversation-memory'

/** A message added by the panel itself. It may hold the visitor's booking link, so only this browser keeps it. */
export interface AddedMessage {
  /** Number of messages before it. */
  after: number
  content: string
}

export function recallAdded(sessionId: ConversationId): AddedMessage[] {
  const kept = parse(recall(conversationKeys.added(sessionId)))
  return Array.isArray(kept) ? kept.filter(isAdded) : []
}

/** Tolerates invalid content: other pages of this origin and users can write to this storage. */
function parse(text: string | null): unknown {
  try {
    return text === null ? [] : JSON.parse(text)
  } catch {
    return []
  }
}

export function rememberAdded(sessionId: ConversationId, added: AddedMessage[]): void {
  remember(conversationKeys.added(sessionId), JSON.stringify(added))
}

/** A message as the panel shows it. */
export interface ShownMessage extends Pick<ChatMessage, 'role' | 'content' | 'metadata'> {
  key: string
}

/** Inserts each added message into the history, after as many messages as there were when it was added. */
export function withAdded(history: ChatMessage[], added: AddedMessage[]): ShownMessage[] {
  const messages: ShownMessage[] = history.map((message) => ({ ...message, key: keyOf(message) }))
  for (const [index, { after, content }] of [...added.entries()].reverse()) {
    const place = Math.min(after, history.length)
    messages.splice(place, 0, { key: `added ${index}`, role: 'assistant', content, metadata: {} })
  }
  return messages
}

/** A message that was just sent has the id of its reply until the history is loaded again. */
function keyOf({ id, role }: ChatMessage): string {
  return `${role} ${id}`
}

function isAdded(kept: Partial<AddedMessage> | null): kept is AddedMessage {
  return typeof kept?.after === 'number' && typeof kept.content === 'string'
}
