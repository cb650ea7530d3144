import { useState } from 'react'
import { recall, remember } from '../../lib/browser-memory'
import { conversationKeys } from '../../lib/conversation-memory'
import type { Conversation } from './use-conversation'

/** Decides if the lead form is shown, and which call it offers. */
export function useLeadOffer({ messages, sessionId }: Pick<Conversation, 'messages' | 'sessionId'>) {
  const [isClosed, setClosed] = useState(false)
  const key = conversationKeys.offer(sessionId)
  const isWanted = messages.some(({ metadata }) => metadata.requiresLeadCapture)
  return {
    isOffered: isWanted && !isClosed && recall(key) === null,
    bookingType: messages.findLast(({ metadata }) => metadata.suggestedBookingType)?.metadata
      .suggestedBookingType,
    /** Called when the form is sent or dismissed. It is not shown again in this conversation. */
    close() {
      setClosed(true)
      remember(key, 'closed')
    },
  }
}
