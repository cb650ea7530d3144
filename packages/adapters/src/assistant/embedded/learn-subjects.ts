import { subjects } from '@tallgrass/brand'
import { type Feature, featuresOf } from './features-of.ts'

/** What is known of one feature. */
interface Part {
  /** High for what few examples have. */
  rarity: number
  /** Where the sums of its shares begin, one for each subject. */
  row: number
}

export interface Learned {
  parts: ReadonlyMap<string, Part>
  /** Of what no example has. */
  unknownRarity: number
  /** How much of each feature the examples of each subject have. */
  sums: Float64Array
  /** All that the examples of each subject have. */
  totals: Float64Array
}

/** A known feature of a message, and how much of the message it is. */
interface Share extends Pick<Part, 'row'> {
  share: number
}

interface Example {
  /** Its place in the list of subjects. */
  subject: number
  features: Feature[]
}

/** So much counts a feature that a subject was never seen with. */
const SMOOTHING = 0.1
/** Stands for all words that no example has. */
const UNKNOWN = '<unknown>'
const UNKNOWN_WEIGHT = 4

/** Learns from the examples of all subjects (multinomial naive Bayes over TF-IDF vectors of length 1). */
export function learnSubjects(): Learned {
  const { counts, examples } = readExamples()
  const rarityOf = (times: number) => Math.log((examples.length + 1) / (times + 0.5))
  const parts = new Map<string, Part>()
  for (const [name, times] of counts) {
    parts.set(name, { rarity: rarityOf(times), row: parts.size * subjects.length })
  }
  const sums = new Float64Array(parts.size * subjects.length)
  const totals = new Float64Array(subjects.length)
  const learned = { parts, sums, totals, unknownRarity: rarityOf(0) }
  for (const { features, subject } of examples) {
    for (const { row, share } of sharesOf(features, learned)) {
      sums[row + subject] = (sums[row + subject] ?? 0) + share
      totals[subject] = (totals[subject] ?? 0) + share
    }
  }
  return learned
}

/** How much features speak for a subject: the logarithms of what its examples have of each, by their shares. */
export function evidenceFor(
  subject: number,
  shares: readonly Share[],
  { parts, sums, totals }: Learned,
): number {
  const total = (totals[subject] ?? 0) + SMOOTHING * parts.size
  return shares.reduce(
    (sum, { row, share }) => sum + share * Math.log(((sums[row + subject] ?? 0) + SMOOTHING) / total),
    0,
  )
}

/** The known features, by their share of a message whose length is 1: long messages say no more than short ones. */
export function sharesOf(features: readonly Feature[], { parts, unknownRarity }: Learned): Share[] {
  const sizes = features.map(({ name, weight }) => weight * (parts.get(name)?.rarity ?? unknownRarity))
  const length = Math.sqrt(sizes.reduce((sum, size) => sum + size * size, 0)) || 1
  return features.flatMap(({ name }, n) => {
    const part = parts.get(name)
    return part ? [{ row: part.row, share: (sizes[n] ?? 0) / length }] : []
  })
}

/** Adds the sign for unknown words where there is one: they speak for what this site does not answer. */
export function withUnknown(features: Feature[], isUnknown: (word: string) => boolean): Feature[] {
  if (!features.some(({ isWord, name }) => isWord && isUnknown(name))) return features
  return [...features, { name: UNKNOWN, weight: UNKNOWN_WEIGHT, isWord: false }]
}

/** All examples, and how many have each feature. A word that one example alone has stands for those that none has. */
function readExamples(): { counts: Map<string, number>; examples: Example[] } {
  const read = subjects.flatMap(({ examples }, subject) =>
    examples.map((example) => ({ subject, features: featuresOf(example) })),
  )
  const counts = countFeatures(read)
  const examples = read.map(({ features, subject }) => ({
    subject,
    features: withUnknown(features, (word) => counts.get(word) === 1),
  }))
  const withSign = examples.filter(({ features }, n) => features !== read[n]?.features)
  return { counts: counts.set(UNKNOWN, withSign.length), examples }
}

function countFeatures(examples: readonly Example[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { features } of examples) {
    for (const { name } of features) counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return counts
}
