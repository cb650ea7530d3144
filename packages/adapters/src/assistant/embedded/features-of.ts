import { wordGroups } from '@tallgrass/brand'
import { stemmer } from 'stemmer'
import { plain, stemsOf } from './words.ts'

/** Something in a message that points to a subject. */
export interface Feature {
  name: string
  /** Relative to a word, which weighs 1. */
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

/** A message's words by stem and by group, their pairs, and runs of letters, which catch misspellings. */
export function featuresOf(message: string): Feature[] {
  const text = plain(message)
  const stems = stemsOf(text)
  const groups = stems.flatMap((stem) => groupsByStem.get(stem) ?? [])
  const byGroup = stems.map((stem) => groupsByStem.get(stem)?.[0] ?? stem)
  const letters = text.split(' ').flatMap(lettersOf)
  return [
    ...distinct(stems, { weight: 1, isWord: true }),
    ...distinct(groups, { weight: 1, isWord: false }),
    ...distinct([...pairsOf(stems), ...pairsOf(byGroup)], { weight: PAIR_WEIGHT, isWord: false }),
    ...distinct(letters, { weight: LETTERS_WEIGHT, isWord: false }),
  ]
}

function distinct(names: string[], as: Omit<Feature, 'name'>): Feature[] {
  return [...new Set(names)].map((name) => ({ ...as, name }))
}

function pairsOf(words: string[]): string[] {
  return words.slice(1).map((word, n) => `${words[n]} ${word}`)
}

/** Runs of four letters; the start and end of the word count as letters. */
function lettersOf(word: string): string[] {
  if (word.length < LETTERS) return []
  const marked = `^${word}$`
  return Array.from({ length: marked.length - LETTERS + 1 }, (_, n) => `#${marked.slice(n, n + LETTERS)}`)
}
