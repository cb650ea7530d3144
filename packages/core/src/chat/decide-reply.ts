import { asksForLead } from '@tallgrass/domain'
import type { AssistantAnswer } from '../ports/assistant.ts'
import { composeReply, type SiteAddresses, withKnownPassages } from './compose-reply.ts'

/** A conversation up to the question that is being answered, which is one of the turns. */
export interface ConversationSoFar {
  turns: number
  /** Replies that did not know. */
  unsure: number
  /** Replies to what somebody wrote as a client. */
  asClient: number
  leadAsked: boolean
}

/** What is said, and whether the form comes with it: the same rules for whoever answers. */
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
