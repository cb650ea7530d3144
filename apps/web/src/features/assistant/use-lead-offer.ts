import { ownDetails } from '@tallgrass/brand'
import { contactDetailsFrom } from '@tallgrass/domain'
import { useState } from 'react'
import { recall, remember } from '../../lib/browser-memory'
import { conversationKeys } from '../../lib/conversation-memory'
import type { Conversation } from './use-conversation'

/** Decides if the lead form is shown, which call it offers, and what it is filled in with. */
export function useLeadOffer({ messages, sessionId }: Pick<Conversation, 'messages' | 'sessionId'>) {
  const [closedAfter, setClosedAfter] = useState(0)
  const key = conversationKeys.offer(sessionId)
  const asked = messages.filter(({ metadata }) => metadata.requiresLeadCapture).length
  const typed = messages.filter(({ role }) => role === 'user').map(({ content }) => content)
  return {
    isOffered: asked > Math.max(closedAfter, countIn(recall(key))),
    bookingType: messages.findLast(({ metadata }) => metadata.suggestedBookingType)?.metadata
      .suggestedBookingType,
    details: contactDetailsFrom(typed, ownDetails),
    /** Called when the form is sent or dismissed. Only a later reply that requires it shows it again. */
    close() {
      setClosedAfter(asked)
      remember(key, String(asked))
    },
  }
}

/** How many replies had required the form when it was closed. Earlier versions kept a word. */
function countIn(kept: string | null): number {
  return kept === null ? 0 : Number.parseInt(kept, 10) || 1
}
