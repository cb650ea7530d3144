import { type Feature, featuresOf } from './features-of.ts'

/** The statistics of one feature. */
interface Part {
  /** Higher the fewer examples have the feature. */
  rarity: number
  /** Where its row starts in `sums`, which holds one sum per subject. */
  row: number
}

export interface SubjectModel {
  parts: ReadonlyMap<string, Part>
  /** The rarity of a feature that no example has. */
  unknownRarity: number
  /** For each feature and subject, the feature's total share in the subject's examples. */
  sums: Float64Array
  /** For each subject, the total over all features. */
  totals: Float64Array
}

/** A known feature of a message, and its share of the message. */
interface Share extends Pick<Part, 'row'> {
  share: number
}

/** A subject to learn. */
type Taught = Readonly<{ examples: readonly string[] }>

interface Example {
  /** Index in the list of subjects. */
  subject: number
  features: Feature[]
}

/** Added to every sum, so that a feature never seen with a subject does not rule it out. */
const SMOOTHING = 0.1
/** The feature of a message that has a word no example has. */
const UNKNOWN = '<unknown>'
const UNKNOWN_WEIGHT = 4

/** Trains on the examples of all subjects (multinomial naive Bayes over TF-IDF vectors of length 1). */
export function learnSubjects(subjects: Taught[]): SubjectModel {
  const { counts, examples } = readExamples(subjects)
  const rarityOf = (times: number) => Math.log((examples.length + 1) / (times + 0.5))
  const parts = new Map<string, Part>()
  for (const [name, times] of counts) {
    parts.set(name, { rarity: rarityOf(times), row: parts.size * subjects.length })
  }
  const sums = new Float64Array(parts.size * subjects.length)
  const totals = new Float64Array(subjects.length)
  const model = { parts, sums, totals, unknownRarity: rarityOf(0) }
  for (const { features, subject } of examples) {
    for (const { row, share } of sharesOf(features, model)) {
      sums[row + subject] = (sums[row + subject] ?? 0) + share
      totals[subject] = (totals[subject] ?? 0) + share
    }
  }
  return model
}

/** Log likelihood of a subject: the log frequency of each feature in its examples, weighted by the feature's share. */
export function evidenceFor(
  subject: number,
  shares: readonly Share[],
  { parts, sums, totals }: SubjectModel,
): number {
  const total = (totals[subject] ?? 0) + SMOOTHING * parts.size
  return shares.reduce(
    (sum, { row, share }) => sum + share * Math.log(((sums[row + subject] ?? 0) + SMOOTHING) / total),
    0,
  )
}

/** The known features as a vector of length 1, so that a long message weighs no more than a short one. */
export function sharesOf(features: readonly Feature[], { parts, unknownRarity }: SubjectModel): Share[] {
  const sizes = features.map(({ name, weight }) => weight * (parts.get(name)?.rarity ?? unknownRarity))
  const length = Math.sqrt(sizes.reduce((sum, size) => sum + size * size, 0)) || 1
  return features.flatMap(({ name }, n) => {
    const part = parts.get(name)
    return part ? [{ row: part.row, share: (sizes[n] ?? 0) / length }] : []
  })
}

/** Adds the feature for unknown words if there are any: they suggest a subject that this site does not cover. */
export function withUnknown(features: Feature[], isUnknown: (word: string) => boolean): Feature[] {
  if (!features.some(({ isWord, name }) => isWord && isUnknown(name))) return features
  return [...features, { name: UNKNOWN, weight: UNKNOWN_WEIGHT, isWord: false }]
}

/**
 * All examples, and how many have each feature. A word that only one example has counts as unknown, which shows the
 * model what unknown words are like.
 */
function readExamples(subjects: Taught[]): { counts: Map<string, number>; examples: Example[] } {
  const read = subjects.flatMap(({ examples }, subject) =>
    examples.map((example) => ({ subject, features: featuresOf(example) })),
  )
  const counts = countFeatures(read)
  const examples = read.map(({ features, subject }) => ({
    subject,
    features: withUnknown(features, (word) => counts.get(word) === 1),
  }))
  const withUnknownWords = examples.filter(({ features }, n) => features !== read[n]?.features)
  return { counts: counts.set(UNKNOWN, withUnknownWords.length), examples }
}

function countFeatures(examples: readonly Example[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { features } of examples) {
    for (const { name } of features) counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return counts
}
