import { useState } from 'react'
import { recall, remember } from '../../lib/browser-memory'
import { conversationKeys } from '../../lib/conversation-memory'
import type { Conversation } from './use-conversation'

/** Whether the visitor is asked who they are, and which call they were offered. */
export function useLeadOffer({ messages, sessionId }: Pick<Conversation, 'messages' | 'sessionId'>) {
  const [isSettled, setSettled] = useState(false)
  const key = conversationKeys.offer(sessionId)
  const isWanted = messages.some(({ metadata }) => metadata.requiresLeadCapture)
  return {
    isOffered: isWanted && !isSettled && recall(key) === null,
    bookingType: messages.findLast(({ metadata }) => metadata.suggestedBookingType)?.metadata
      .suggestedBookingType,
    /** Sent or dismissed: it is not shown again in this conversation. */
    settle() {
      setSettled(true)
      remember(key, 'settled')
    },
  }
}
