import { knowledge } from '@tallgrass/brand'
import type { AssistantAnswer, AssistantPort } from '@tallgrass/core'
import { bookingTypeFor } from '../booking-type-for.ts'
import { type Understanding, understand } from './understand.ts'

/** Answers from the site's own passages, without leaving this process. */
export function embeddedAssistant(): AssistantPort {
  return {
    async answer({ message, turns }) {
      return toAnswer(understand(message, turns))
    },
  }
}

const MAX_PASSAGES = 2

function toAnswer({ confidence, intent, passages, talk, wantsContact }: Understanding): AssistantAnswer {
  const facts = { intent, wantsContact, confidence, suggestedBookingType: bookingTypeFor(intent) }
  if (talk) return { ...facts, kind: 'small-talk', talk }
  const cited = passages
    .slice(0, MAX_PASSAGES)
    .flatMap((id) => knowledge.find((passage) => passage.id === id) ?? [])
  if (cited.length === 0) return { ...facts, kind: 'unknown' }
  const text = cited.map((passage) => passage.text).join('\n\n')
  return { ...facts, kind: 'found', text, passages: cited.map(({ id }) => id) }
}
