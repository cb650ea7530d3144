import type { AssistantQuestion, SmallTalk } from '@tallgrass/core'
import type { AssistantIntent } from '@tallgrass/domain'
import { isOffTopic } from './is-off-topic.ts'
import { type LikelySubject, likelySubjects } from './likely-subjects.ts'
import { meansOtherCall, offerMeant, offerWanted, pointsBack } from './offers-in-mind.ts'
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
const SURE = 0.9

/** Classifies a message in the light of the conversation so far. */
export function understand(question: AssistantQuestion): Understanding {
  const { message } = question
  const talk = smallTalkIn(message)
  if (talk) return { intent: 'small-talk', talk, wantsContact: false, passages: [], confidence: SURE }
  const [likely, ...others] = questionsIn(message)
  const best = likely[0]
  const minimum = isOffTopic(message) ? MIN_OFF_TOPIC_PROBABILITY : MIN_PROBABILITY
  const isKnown = best?.subject.passage && best.probability >= minimum
  if (meansOtherCall(question)) return answeredBy('booking', 'booking')
  const meant = isKnown && best.subject.wantsContact ? undefined : offerMeant(question)
  if (meant?.passage) return answeredBy(meant.intent, meant.passage)
  if (!best?.subject.passage || !isKnown) {
    return { intent: 'unknown', wantsContact: false, passages: [], confidence: 0.2 }
  }
  const { intent, passage, wantsContact } = best.subject
  const product = productIn(question)
  // No price list covers the products: their own pages say what there is to say.
  if (intent === 'pricing' && product?.passage && pointsBack(message)) {
    return answeredBy(product.intent, product.passage)
  }
  return {
    intent: (intent === 'booking' && wantsContact && product?.intent) || intent,
    wantsContact,
    passages: [...new Set([passage, ...others.flatMap((other) => other[0]?.subject.passage ?? [])])],
    confidence: confidenceOf(likely, passage),
  }
}

function answeredBy(intent: AssistantIntent, passage: string): Understanding {
  return { intent, wantsContact: false, passages: [passage], confidence: SURE }
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

/** The product that the message is about, unless a service. */
function productIn(question: AssistantQuestion) {
  const offer = offerWanted(question)
  return offer?.intent === 'service' ? undefined : offer
}
