import { dealingCues } from './dealing-cues.ts'
import { searchPassages } from './search-passages.ts'
import { serviceCues } from './service-cues.ts'
import { siteCues } from './site-cues.ts'
import { wordEvidence } from './word-evidence.ts'

export interface Ranked {
  id: string
  /** From full text and cues together; comparable between questions. */
  score: number
  cues: number
}

const CUES = [...serviceCues, ...siteCues, ...dealingCues]

/** Full text counts as much as a good cue at most: many passages share common words. */
const TEXT_WEIGHT = 2
const GOOD_TEXT_SCORE = 22
/** The words that others have used for it. */
const EVIDENCE_WEIGHT = 0.8
const MOST_EVIDENCE = 12
/** A few good cues are as good as many. */
const MOST_CUES = 6

/** Passages by how well they answer, the best first. `text` is plain. */
export function rankPassages(text: string): Ranked[] {
  const scores = new Map<string, { text: number; cues: number; words: number }>()
  const of = (id: string) => {
    const known = scores.get(id) ?? { text: 0, cues: 0, words: 0 }
    scores.set(id, known)
    return known
  }
  for (const { id, score } of searchPassages(text)) of(id).text = Math.min(score / GOOD_TEXT_SCORE, 1)
  for (const [id, score] of wordEvidence(text)) of(id).words = Math.min(Math.max(score, 0), MOST_EVIDENCE)
  for (const { passage, pattern, weight } of CUES) if (pattern.test(text)) of(passage).cues += weight
  const ranked = [...scores].map(([id, { cues, text, words }]) => ({
    id,
    cues,
    score: Math.min(cues, MOST_CUES) + text * TEXT_WEIGHT + words * EVIDENCE_WEIGHT,
  }))
  return withPrecedence(ranked.sort((a, b) => b.score - a.score || a.id.localeCompare(b.id)))
}

/** What is asked of a service counts more than which service it is. */
const PRECEDENCE: { id: string; cues: number; over: RegExp; near?: number }[] = [
  { id: 'faq/accounts', cues: 4, over: /^portal/ },
  { id: 'terms', cues: 5, over: /^pricing/ },
  { id: 'portal', cues: 4, over: /^(?!faq\/accounts)/, near: 0.4 },
  { id: 'checklist', cues: 3, over: /^faq\/setup-time|^booking|^pricing|^demos/ },
  { id: 'waitlist', cues: 3, over: /^faq\/setup-time|^devlab|^booking|^contact/ },
  { id: 'hours', cues: 3, over: /^faq\/setup-time/ },
  { id: 'privacy', cues: 3, over: /^contact|^waitlist|^faq/ },
  { id: 'results', cues: 3, over: /^service\// },
  { id: 'pricing', cues: 3, over: /^service|^faq\/setup-time/, near: 0.45 },
]

/** A passage that hardly fits does not go before one that does. */
const NEAR = 0.6

function withPrecedence(ranked: Ranked[]): Ranked[] {
  const [best] = ranked
  const services = ranked.filter(({ cues, id }) => cues >= 3 && id.startsWith('service/'))
  if (best?.id === 'services' && services.length === 1)
    return [...services, ...ranked.filter((one) => one !== services[0])]
  const winner = PRECEDENCE.flatMap(({ cues, id, near = NEAR, over }) => {
    const passage = ranked.find((one) => one.id === id)
    return best && passage && passage.cues >= cues && passage.score >= best.score * near && over.test(best.id)
      ? [passage]
      : []
  })[0]
  return winner ? [winner, ...ranked.filter((one) => one !== winner)] : ranked
}
