import type { ChatMessage } from '@tallgrass/contracts'
import { recall, remember } from '../../lib/browser-memory'
import { conversationKeys } from '../../lib/conversation-memory'

/** A message added by the panel itself. It may hold the visitor's booking link, so only this browser keeps it. */
export interface AddedMessage {
  /** Number of messages before it. */
  after: number
  content: string
}

export function recallAdded(sessionId: string): AddedMessage[] {
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

export function rememberAdded(sessionId: string, added: AddedMessage[]): void {
  remember(conversationKeys.added(sessionId), JSON.stringify(added))
}

/** Inserts each added message into the history, after as many messages as there were when it was added. */
export function withAdded(history: ChatMessage[], added: AddedMessage[]): ChatMessage[] {
  const messages = [...history]
  for (const [index, { after, content }] of [...added.entries()].reverse()) {
    const place = Math.min(after, history.length)
    const timestamp = history[place - 1]?.timestamp ?? new Date(0).toISOString()
    messages.splice(place, 0, { id: `added ${index}`, role: 'assistant', content, timestamp, metadata: {} })
  }
  return messages
}

function isAdded(kept: Partial<AddedMessage> | null): kept is AddedMessage {
  return typeof kept?.after === 'number' && typeof kept.content === 'string'
}
