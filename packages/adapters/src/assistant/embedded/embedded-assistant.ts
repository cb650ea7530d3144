import { knowledge } from '@tallgrass/brand'
import type { AssistantAnswer, AssistantPort } from '@tallgrass/core'
import { bookingTypeFor } from '../booking-type-for.ts'
import { type Understood, understand } from './understand.ts'

/** Answers from the site's own passages, with nothing but this process. */
export function embeddedAssistant(): AssistantPort {
  return { answer: async ({ message, turns }) => toAnswer(understand(message, turns)) }
}

function toAnswer({ confidence, intent, passages, talk, wantsContact }: Understood): AssistantAnswer {
  const facts = { intent, wantsContact, confidence, suggestedBookingType: bookingTypeFor(intent) }
  if (talk) return { ...facts, kind: 'small-talk', talk }
  const [best] = passages
  const passage = knowledge.find(({ id }) => id === best?.id)
  if (!passage) return { ...facts, kind: 'unknown' }
  return { ...facts, kind: 'found', text: passage.text, passages: [passage.id] }
}
