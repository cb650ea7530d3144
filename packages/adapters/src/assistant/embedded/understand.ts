import type { ChatTurn, SmallTalk } from '@tallgrass/core'
import type { AssistantIntent } from '@tallgrass/domain'
import { intentOf, wantsPerson, wantsToBuy } from './intents.ts'
import { isOffTopic } from './off-topic.ts'
import { type Ranked, rankPassages } from './rank-passages.ts'
import { smallTalkIn } from './small-talk.ts'
import { unfamiliar } from './word-evidence.ts'
import { plain } from './words.ts'

export interface Understood {
  intent: AssistantIntent
  talk?: SmallTalk
  wantsContact: boolean
  /** The best first; empty when nothing here answers. */
  passages: Ranked[]
  confidence: number
}

/** Below this, near words are all that there is. */
const ENOUGH = 4
const ENOUGH_A_WORD = 1
/** Subject words in such number outweigh one that leads elsewhere. */
const CLEARLY_OURS = 5

/** What a message is after, together with what was said before it. */
export function understand(message: string, turns: readonly ChatTurn[]): Understood {
  const text = plain(message)
  const talk = smallTalkIn(text)
  if (talk) return { intent: 'small-talk', talk, wantsContact: false, passages: [], confidence: 0.9 }
  const ranked = rankPassages(text)
  const buying = wantsToBuy(text)
  if (!asClient(ranked) && !aboutDemo(ranked) && wantsPerson(text)) return person(ranked)
  const [best, second] = ranked
  const strange = isOffTopic(text) && (best?.cues ?? 0) < CLEARLY_OURS
  if (buying && !strange && !isElsewhere(ranked)) return buyer(ranked, turns)
  if (!best || isWeak(text, best) || strange) {
    return { intent: 'unknown', wantsContact: false, passages: [], confidence: 0.2 }
  }
  return {
    intent: intentOf(best.id),
    wantsContact: false,
    passages: ranked,
    confidence: confidenceOf(text, best, second),
  }
}

/** They want to join or to try, which is neither a call nor a purchase. */
function isElsewhere([best]: Ranked[]): boolean {
  return best !== undefined && ['waitlist', 'demos', 'portal'].includes(best.id) && best.cues > CLEAR_CUES
}

function asClient([best]: Ranked[]): boolean {
  return best?.id === 'portal' && best.cues > CLEAR_CUES
}

function aboutDemo([best]: Ranked[]): boolean {
  return best?.id === 'demos' && best.cues > CLEAR_CUES
}

function person(ranked: Ranked[]): Understood {
  return { intent: 'person', wantsContact: true, passages: first('contact', ranked), confidence: 0.9 }
}

function isWeak(text: string, { cues, score }: Ranked): boolean {
  // A message of one or two words, all of them ours, cannot gather more.
  const enough = unfamiliar(text) > 0 ? ENOUGH : Math.min(ENOUGH, ENOUGH_A_WORD * text.split(' ').length)
  return score < enough && cues < CLEAR_CUES
}

/** Who buys is told about the call; what it is about may have been said before. */
function buyer(ranked: Ranked[], turns: readonly ChatTurn[]): Understood {
  const product = productIn(ranked) ?? (hasSubject(ranked) ? undefined : productBefore(turns))
  const passages = product && productIn(ranked) ? first(product, ranked) : first('booking', ranked)
  const intent = product ? intentOf(product) : 'booking'
  return { intent, wantsContact: true, passages, confidence: 0.85 }
}

const PRODUCTS = ['devlab/tallgrass-scorm', 'devlab/tallgrass-strides']
const CLEAR_CUES = 2

function productIn(ranked: Ranked[]): string | undefined {
  const named = ranked.filter(({ cues, id }) => cues >= CLEAR_CUES && /^(devlab\/|service)/.test(id))
  return PRODUCTS.find((id) => id === named[0]?.id)
}

function hasSubject(ranked: Ranked[]): boolean {
  return ranked.some(({ cues, id }) => cues >= CLEAR_CUES && id.startsWith('service'))
}

function productBefore(turns: readonly ChatTurn[]): string | undefined {
  for (const { content, role } of turns.toReversed()) {
    if (role !== 'user') continue
    const ranked = rankPassages(plain(content))
    const product = productIn(ranked)
    if (product || hasSubject(ranked)) return product
  }
  return undefined
}

function first(id: string, ranked: Ranked[]): Ranked[] {
  const known = ranked.find((passage) => passage.id === id) ?? { id, score: 0, cues: 0 }
  return [known, ...ranked.filter((passage) => passage.id !== id)]
}

const STRONG = 9
const UNFAMILIARITY_WEIGHT = 0.6

/**
 * How often an answer of this strength, lead over the next and familiarity was right: 0 to 1. Where precedence puts a
 * passage first that scores lower, there is no lead.
 */
function confidenceOf(text: string, best: Ranked, second: Ranked | undefined): number {
  const ahead = Math.max(best.score - (second?.score ?? 0), 0)
  const lead = ahead > 0 ? Math.min((ahead / best.score) * 2, 1) : 0
  const strength = Math.min(best.score / STRONG, 1)
  const known = 1 - UNFAMILIARITY_WEIGHT * unfamiliar(text)
  return Math.round((0.35 + 0.35 * strength + 0.3 * lead) * known * 100) / 100
}
