import { wordGroups } from '@tallgrass/brand'
import { stemmer } from 'stemmer'
import { plain, stemsOf } from './words.ts'

/** Something in a message that speaks for a subject. */
export interface Feature {
  name: string
  /** How much it counts beside a word. */
  weight: number
  isWord: boolean
}

const PAIR_WEIGHT = 0.8
const LETTERS_WEIGHT = 0.3
const LETTERS = 4

const groupsByStem = new Map<string, string[]>()
for (const [name, words] of Object.entries(wordGroups)) {
  for (const stem of new Set(words.split(' ').map(stemmer))) {
    groupsByStem.set(stem, [...(groupsByStem.get(stem) ?? []), `<${name}>`])
  }
}

/** The words of a message by stem and by group, their pairs, and, for what is misspelled, the letters in them. */
export function featuresOf(message: string): Feature[] {
  const text = plain(message)
  const stems = stemsOf(text)
  const groups = stems.flatMap((stem) => groupsByStem.get(stem) ?? [])
  const byGroup = stems.map((stem) => groupsByStem.get(stem)?.[0] ?? stem)
  const letters = text.split(' ').flatMap(lettersOf)
  return [
    ...once(stems, { weight: 1, isWord: true }),
    ...once(groups, { weight: 1, isWord: false }),
    ...once([...pairsOf(stems), ...pairsOf(byGroup)], { weight: PAIR_WEIGHT, isWord: false }),
    ...once(letters, { weight: LETTERS_WEIGHT, isWord: false }),
  ]
}

function once(names: string[], as: Omit<Feature, 'name'>): Feature[] {
  return [...new Set(names)].map((name) => ({ ...as, name }))
}

function pairsOf(words: string[]): string[] {
  return words.slice(1).map((word, n) => `${words[n]} ${word}`)
}

/** Runs of four letters; the ends of the word are letters too. */
function lettersOf(word: string): string[] {
  if (word.length < LETTERS) return []
  const marked = `^${word}$`
  return Array.from({ length: marked.length - LETTERS + 1 }, (_, n) => `#${marked.slice(n, n + LETTERS)}`)
}
