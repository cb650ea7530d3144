import { asksForLead } from '@tallgrass/domain'
import type { AssistantAnswer } from '../ports/assistant.ts'
import { composeReply, type SiteAddresses, withKnownPassages } from './compose-reply.ts'

/** A conversation, including the question being answered, which counts as a turn. */
export interface ConversationSoFar {
  turns: number
  /** Replies without an answer. */
  unsure: number
  /** Replies to messages that a signed-in client wrote. */
  asClient: number
  leadAsked: boolean
}

/** The reply, with or without the contact form. The rules are the same for every assistant. */
export function decideReply(given: AssistantAnswer, soFar: ConversationSoFar, to: SiteAddresses) {
  const answer = withKnownPassages(given)
  const { confidence, intent, suggestedBookingType, wantsContact } = answer
  const unsure = answer.kind === 'unknown'
  const requiresLeadCapture = asksForLead({
    intent,
    wantsContact,
    turns: soFar.turns,
    unsure: soFar.unsure + Number(unsure),
    isClient: soFar.asClient > 0,
    leadAsked: soFar.leadAsked,
  })
  return {
    content: composeReply(answer, requiresLeadCapture, to),
    facts: { requiresLeadCapture, suggestedBookingType, confidence },
    intent,
    unsure,
    passages: answer.kind === 'found' ? [...answer.passages] : [],
  }
}
