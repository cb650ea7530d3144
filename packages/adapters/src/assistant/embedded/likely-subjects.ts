import { type Subject, subjects } from '@tallgrass/brand'
import { featuresOf } from './features-of.ts'
import { evidenceFor, learnSubjects, type SubjectModel, sharesOf, withUnknown } from './learn-subjects.ts'

interface Likely<S> {
  subject: S
  /** 0 to 1; the probabilities of all subjects add up to 1. */
  probability: number
}
export type LikelySubject = Likely<Subject>

/** Calibrates the probabilities, so that they match how often the best subject is right. */
const SHARPNESS = 2

/** All of these subjects by how likely a message is about them; trains on the first message, as most processes get none. */
export function ranker<S extends { examples: readonly string[] }>(subjects: readonly S[]) {
  let trained: SubjectModel | undefined
  return (message: string): Likely<S>[] => {
    trained ??= learnSubjects([...subjects])
    const model = trained
    const features = withUnknown(featuresOf(message), (word) => !model.parts.has(word))
    const shares = sharesOf(features, model)
    const scores = subjects.map((_, n) => evidenceFor(n, shares, model))
    const highest = Math.max(...scores)
    const odds = scores.map((score) => Math.exp(SHARPNESS * (score - highest)))
    const total = odds.reduce((sum, one) => sum + one, 0)
    return subjects
      .map((subject, n) => ({ subject, probability: (odds[n] ?? 0) / total }))
      .sort((a, b) => b.probability - a.probability)
  }
}

/** All subjects of the site, most likely first. */
export const likelySubjects: (message: string) => LikelySubject[] = ranker(subjects)
