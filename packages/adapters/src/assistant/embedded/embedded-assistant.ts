import { knowledge } from '@tallgrass/brand'
import type { AssistantPort } from '@tallgrass/core'
import { searchPassages } from './search-passages.ts'

/** Answers from the site's own passages, with nothing but this process. */
export function embeddedAssistant(): AssistantPort {
  return {
    async answer({ message }) {
      const [best] = searchPassages(message)
      const passage = knowledge.find(({ id }) => id === best?.id)
      const facts = { wantsContact: false, suggestedBookingType: null, confidence: 0.5 }
      if (!passage) return { ...facts, kind: 'unknown', intent: 'unknown' }
      return { ...facts, kind: 'found', intent: 'question', text: passage.text, passages: [passage.id] }
    },
  }
}
