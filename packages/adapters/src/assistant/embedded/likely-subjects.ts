import { type Subject, subjects } from '@tallgrass/brand'
import { featuresOf } from './features-of.ts'
import { evidenceFor, learnSubjects, type SubjectModel, sharesOf, withUnknown } from './learn-subjects.ts'

export interface LikelySubject {
  subject: Subject
  /** 0 to 1; the probabilities of all subjects add up to 1. */
  probability: number
}

/** Calibrates the probabilities, so that they match how often the best subject is right. */
const SHARPNESS = 2

let trained: SubjectModel | undefined

/** All subjects, most likely first. Trains on the first question, because most processes are never asked one. */
export function likelySubjects(message: string): LikelySubject[] {
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
