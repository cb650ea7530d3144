import { ownDetails } from '@tallgrass/brand'
import { asksForForm, asksForLead, contactDetailsIn } from '@tallgrass/domain'
import type { AssistantAnswer } from '../ports/assistant.ts'
import { composeReply, type SiteAddresses, withKnownPassages } from './compose-reply.ts'

/** A conversation, including the question being answered, which counts as a turn. */
export interface ConversationSoFar {
  /** The question being answered. */
  message: string
  turns: number
  /** Replies without an answer. */
  unsure: number
  /** Replies to messages that a signed-in client wrote. */
  asClient: number
  leadAsked: boolean
  /** Set for someone signed in. */
  signedIn?: {
    /** The answer from their own records, if that is the answer. */
    own: string | undefined
  }
}

/** The reply, with or without the contact form. The rules are the same for every assistant. */
export function decideReply(given: AssistantAnswer, soFar: ConversationSoFar, to: SiteAddresses) {
  const own = soFar.signedIn?.own
  if (own !== undefined) return ownReply(given, own)
  const answer = withKnownPassages(given)
  const { confidence, intent, suggestedBookingType, wantsContact } = answer
  const unsure = answer.kind === 'unknown' || answer.kind === 'no-orders'
  const { email, phone } = contactDetailsIn(soFar.message, ownDetails)
  const isFilled = Boolean(email ?? phone)
  const requiresLeadCapture = asksForLead({
    intent,
    wantsContact,
    turns: soFar.turns,
    unsure: soFar.unsure + Number(unsure),
    isClient: soFar.asClient > 0,
    leadAsked: soFar.leadAsked,
    isSignedIn: soFar.signedIn !== undefined,
    asksForForm: isFilled || asksForForm(soFar.message),
  })
  const form = isFilled ? 'filled' : 'empty'
  return {
    content: composeReply(answer, requiresLeadCapture ? form : 'none', to),
    facts: { requiresLeadCapture, suggestedBookingType, confidence },
    intent,
    unsure,
    passages: answer.kind === 'found' ? [...answer.passages] : [],
    isOwn: false,
  }
}

/** Someone signed in is asked for no contact details. */
function ownReply({ confidence, intent, kind }: AssistantAnswer, content: string) {
  return {
    content,
    facts: { requiresLeadCapture: false, suggestedBookingType: null, confidence },
    intent,
    unsure: kind === 'unknown',
    passages: [],
    isOwn: true,
  }
}
