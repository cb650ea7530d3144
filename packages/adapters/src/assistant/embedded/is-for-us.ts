import { questionsForOthers, questionsForUs } from '@tallgrass/brand'
import { featuresOf } from './features-of.ts'
import { evidenceFor, learnSubjects, type SubjectModel, sharesOf } from './learn-subjects.ts'

const FOR_US = 0
const FOR_OTHERS = 1

let trained: SubjectModel | undefined

/** True if a question without an answer is about the business, so that a person can answer it. */
export function isForUs(message: string): boolean {
  trained ??= learnSubjects([{ examples: questionsForUs }, { examples: questionsForOthers }])
  const shares = sharesOf(featuresOf(message), trained)
  return evidenceFor(FOR_US, shares, trained) > evidenceFor(FOR_OTHERS, shares, trained)
}
