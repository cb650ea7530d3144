import { asked, knowledge } from '@tallgrass/brand'
import { stemsOf, termsOf } from './words.ts'

/** Against words that were seen once or twice by chance. */
const SMOOTHING = 0.1
const SMOOTHED_TOTAL = 0.2
/** No single word decides. */
const LEAST = -1.5
const MOST = 4
const PAIR_WEIGHT = 0.5

interface Evidence {
  passages: Map<string, { total: number; counts: Map<string, number> }>
  counts: Map<string, number>
  total: number
}

let learnt: Evidence | undefined

/** How much the words of a message, and their pairs, speak for each passage (naive Bayes, as log odds). */
export function wordEvidence(text: string): Map<string, number> {
  learnt ??= learn()
  const { counts, passages, total } = learnt
  const features = featuresOf(text).filter((feature) => counts.has(feature))
  const evidence = new Map<string, number>()
  for (const [id, passage] of passages) {
    const score = features.reduce((sum, feature) => {
      const here =
        ((passage.counts.get(feature) ?? 0) + SMOOTHING) /
        (passage.total + SMOOTHED_TOTAL * SMOOTHING * counts.size)
      const anywhere = ((counts.get(feature) ?? 0) + SMOOTHING) / total
      const odds = Math.max(LEAST, Math.min(MOST, Math.log(here / anywhere)))
      return sum + odds * (feature.includes(' ') ? PAIR_WEIGHT : 1)
    }, 0)
    evidence.set(id, score)
  }
  return evidence
}

/** The share of the words with a meaning that nobody has used here: 0 to 1. */
export function unfamiliar(text: string): number {
  learnt ??= learn()
  const { counts } = learnt
  const terms = termsOf(text)
  return terms.filter((term) => !counts.has(term)).length / Math.max(terms.length, 1)
}

function learn(): Evidence {
  const evidence: Evidence = { passages: new Map(), counts: new Map(), total: 0 }
  for (const { passage, question } of asked) add(evidence, passage, question)
  for (const { aliases = [], id, title } of knowledge) {
    for (const words of [title, ...aliases.flatMap((line) => line.split(','))]) add(evidence, id, words)
  }
  return evidence
}

function add(evidence: Evidence, id: string, text: string): void {
  const passage = evidence.passages.get(id) ?? { total: 0, counts: new Map<string, number>() }
  evidence.passages.set(id, passage)
  for (const feature of featuresOf(text)) {
    passage.total += 1
    evidence.total += 1
    passage.counts.set(feature, (passage.counts.get(feature) ?? 0) + 1)
    evidence.counts.set(feature, (evidence.counts.get(feature) ?? 0) + 1)
  }
}

function featuresOf(text: string): string[] {
  const stems = stemsOf(text)
  const pairs = stems.slice(1).map((stem, n) => `${stems[n]} ${stem}`)
  return [...new Set([...stems, ...pairs])]
}
