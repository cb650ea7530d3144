import { type Subject, subjects } from '@tallgrass/brand'
import { featuresOf } from './features-of.ts'
import { evidenceFor, type Learned, learnSubjects, sharesOf, withUnknown } from './learn-subjects.ts'

export interface Likely {
  subject: Subject
  /** 0 to 1, and 1 over all subjects. */
  probability: number
}

/** Brings probabilities to how often they are right. */
const SHARPNESS = 2

let learned: Learned | undefined

/** What a message may be about, the most likely first. Learns at the first question: most processes are never asked. */
export function likelySubjects(message: string): Likely[] {
  learned ??= learnSubjects()
  const known = learned
  const features = withUnknown(featuresOf(message), (word) => !known.parts.has(word))
  const shares = sharesOf(features, known)
  const scores = subjects.map((_, n) => evidenceFor(n, shares, known))
  const highest = Math.max(...scores)
  const odds = scores.map((score) => Math.exp(SHARPNESS * (score - highest)))
  const total = odds.reduce((sum, one) => sum + one, 0)
  return subjects
    .map((subject, n) => ({ subject, probability: (odds[n] ?? 0) / total }))
    .sort((a, b) => b.probability - a.probability)
}
