import type { Subject } from '@tallgrass/brand'
import type { ChatTurn, SmallTalk } from '@tallgrass/core'
import type { AssistantIntent } from '@tallgrass/domain'
import { isOffTopic } from './is-off-topic.ts'
import { type Likely, likelySubjects } from './likely-subjects.ts'
import { offerNamedIn } from './offer-named-in.ts'
import { smallTalkIn } from './small-talk-in.ts'

export interface Understood {
  intent: AssistantIntent
  talk?: SmallTalk
  wantsContact: boolean
  /** The best first; empty when nothing here answers. */
  passages: string[]
  confidence: number
}

/** Below this, near words are all that there is. */
const ENOUGH = 0.25
/** So much is needed with a word that leads elsewhere. */
const CERTAIN = 0.75
/** Each of several questions in one message has to be this clear. */
const CLEAR = 0.7
const MAX_QUESTIONS = 3

/** What a message is after, together with what was said before it. */
export function understand(message: string, turns: readonly ChatTurn[]): Understood {
  const talk = smallTalkIn(message)
  if (talk) return { intent: 'small-talk', talk, wantsContact: false, passages: [], confidence: 0.9 }
  const [likely, ...others] = questionsIn(message)
  const best = likely[0]
  const enough = isOffTopic(message) ? CERTAIN : ENOUGH
  if (!best?.subject.passage || best.probability < enough) {
    return { intent: 'unknown', wantsContact: false, passages: [], confidence: 0.2 }
  }
  const { intent, passage, wantsContact } = best.subject
  const product = intent === 'booking' && wantsContact ? productWanted(message, turns) : undefined
  return {
    intent: product?.intent ?? intent,
    wantsContact,
    passages: [...new Set([passage, ...others.flatMap((other) => other[0]?.subject.passage ?? [])])],
    confidence: confidenceOf(likely, passage),
  }
}

/** The message as a whole, or its parts where each is a clear question by itself. */
function questionsIn(message: string): [Likely[], ...Likely[][]] {
  const parts = message.split(/\band\b|&|[?.!]+/iu).filter((part) => part.trim())
  if (parts.length > 1 && parts.length <= MAX_QUESTIONS) {
    const [first, ...others] = parts.map(likelySubjects)
    if (first && [first, ...others].every(isClear)) return [first, ...others]
  }
  return [likelySubjects(message)]
}

function isClear([best]: Likely[]): boolean {
  if (!best?.subject.passage || best.subject.wantsContact) return false
  return best.probability >= CLEAR
}

/** All that speaks for the passage, whatever is wanted of it. */
function confidenceOf(likely: Likely[], passage: string): number {
  const probability = likely
    .filter(({ subject }) => subject.passage === passage)
    .reduce((sum, one) => sum + one.probability, 0)
  return Math.min(Math.round(100 * probability) / 100, 1)
}

/** The product that a wish is for: of services and products the one that it names, or that was named last. */
function productWanted(message: string, turns: readonly ChatTurn[]): Subject | undefined {
  const before = turns.filter(({ role }) => role === 'user').map(({ content }) => content)
  const offers = [message, ...before.toReversed()].map(offerNamedIn)
  const offer = offers.find((named) => named !== undefined)
  return offer?.intent === 'service' ? undefined : offer
}
