import { knowledge } from '@tallgrass/brand'
import type { AssistantAnswer, AssistantPort } from '@tallgrass/core'
import { bookingTypeFor } from '../booking-type-for.ts'
import type { Ranked } from './rank-passages.ts'
import { type Understood, understand } from './understand.ts'

/** Answers from the site's own passages, with nothing but this process. */
export function embeddedAssistant(): AssistantPort {
  return {
    async answer({ message, turns }) {
      const understood = understand(message, turns)
      return toAnswer(understood, asksTwice(message) && !understood.wantsContact ? 2 : 1)
    },
  }
}

function toAnswer(
  { confidence, intent, passages, talk, wantsContact }: Understood,
  most: 1 | 2,
): AssistantAnswer {
  const facts = { intent, wantsContact, confidence, suggestedBookingType: bookingTypeFor(intent) }
  if (talk) return { ...facts, kind: 'small-talk', talk }
  const said = answering(passages)
    .slice(0, most)
    .flatMap(({ id }) => knowledge.find((passage) => passage.id === id) ?? [])
  if (said.length === 0) return { ...facts, kind: 'unknown' }
  const text = said.map((passage) => passage.text).join('\n\n')
  return { ...facts, kind: 'found', text, passages: said.map(({ id }) => id) }
}

function asksTwice(message: string): boolean {
  return /\band\b|&|\?.+\?/iu.test(message)
}

const NAMED = 3
const NEAR = 0.5

/** The best, and a second one that was named as well. */
function answering([best, ...others]: Ranked[]): Ranked[] {
  if (!best) return []
  return [best, ...others.filter(({ cues, score }) => cues >= NAMED && score >= best.score * NEAR)]
}
