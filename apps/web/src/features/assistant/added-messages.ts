import type { ChatMessage } from '@tallgrass/contracts'
import { recall, remember } from '../../lib/browser-memory'
import { conversationKeys } from '../../lib/conversation-memory'

/** What the panel says by itself. It may hold the visitor's own link to their call, so it stays in this browser. */
export interface AddedMessage {
  /** How many messages there were before it. */
  after: number
  content: string
}

export function recallAdded(sessionId: string): AddedMessage[] {
  const kept = parse(recall(conversationKeys.added(sessionId)))
  return Array.isArray(kept) ? kept.filter(isAdded) : []
}

/** Other pages of this address, and people, can write there too. */
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

/** The history with each addition behind as many messages as there were when it was said. */
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
