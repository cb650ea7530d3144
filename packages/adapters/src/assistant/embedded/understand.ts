import type { Subject } from '@tallgrass/brand'
import type { ChatTurn, SmallTalk } from '@tallgrass/core'
import type { AssistantIntent } from '@tallgrass/domain'
import { isOffTopic } from './is-off-topic.ts'
import { type LikelySubject, likelySubjects } from './likely-subjects.ts'
import { offerNamedIn } from './offer-named-in.ts'
import { smallTalkIn } from './small-talk-in.ts'

export interface Understanding {
  intent: AssistantIntent
  talk?: SmallTalk
  wantsContact: boolean
  /** Best first; empty if no passage answers. */
  passages: string[]
  confidence: number
}

/** Below this, a message merely contains similar words. */
const MIN_PROBABILITY = 0.25
/** For a message that contains an off-topic word. */
const MIN_OFF_TOPIC_PROBABILITY = 0.75
/** For each of several questions in one message. */
const MIN_CLEAR_PROBABILITY = 0.7
const MAX_QUESTIONS = 3

/** Classifies a message in the light of the conversation so far. */
export function understand(message: string, turns: readonly ChatTurn[]): Understanding {
  const talk = smallTalkIn(message)
  if (talk) return { intent: 'small-talk', talk, wantsContact: false, passages: [], confidence: 0.9 }
  const [likely, ...others] = questionsIn(message)
  const best = likely[0]
  const minimum = isOffTopic(message) ? MIN_OFF_TOPIC_PROBABILITY : MIN_PROBABILITY
  if (!best?.subject.passage || best.probability < minimum) {
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

/** The parts of the message if each is a clear question, otherwise the message as a whole. */
function questionsIn(message: string): [LikelySubject[], ...LikelySubject[][]] {
  const parts = message.split(/\band\b|&|[?.!]+/iu).filter((part) => part.trim())
  if (parts.length > 1 && parts.length <= MAX_QUESTIONS) {
    const [first, ...others] = parts.map(likelySubjects)
    if (first && [first, ...others].every(isClear)) return [first, ...others]
  }
  return [likelySubjects(message)]
}

function isClear([best]: LikelySubject[]): boolean {
  if (!best?.subject.passage || best.subject.wantsContact) return false
  return best.probability >= MIN_CLEAR_PROBABILITY
}

/** The total probability of all subjects that this passage answers. */
function confidenceOf(likely: LikelySubject[], passage: string): number {
  const probability = likely
    .filter(({ subject }) => subject.passage === passage)
    .reduce((sum, one) => sum + one.probability, 0)
  return Math.min(Math.round(100 * probability) / 100, 1)
}

/** The product the visitor wants: the offer named in the message, or else the last one mentioned, unless a service. */
function productWanted(message: string, turns: readonly ChatTurn[]): Subject | undefined {
  const before = turns.filter(({ role }) => role === 'user').map(({ content }) => content)
  const offers = [message, ...before.toReversed()].map(offerNamedIn)
  const offer = offers.find((named) => named !== undefined)
  return offer?.intent === 'service' ? undefined : offer
}
