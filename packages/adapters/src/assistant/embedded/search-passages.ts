import { knowledge } from '@tallgrass/brand'
import MiniSearch from 'minisearch'
import { termsOf } from './words.ts'

export interface Hit {
  id: string
  score: number
  /** The terms of the question that it holds. */
  matched: string[]
}

const BOOST = { title: 2, aliases: 2, text: 1, details: 0.6 }
const FUZZY_FROM = 5
const PREFIX_FROM = 4

let index: MiniSearch | undefined

/** Made at the first question: most processes are never asked. */
function openIndex(): MiniSearch {
  const made = new MiniSearch({
    fields: Object.keys(BOOST),
    tokenize: termsOf,
    processTerm: (term) => term,
    extractField: (passage, field) => [passage[field] ?? ''].flat().join(' '),
    searchOptions: {
      boost: BOOST,
      prefix: (term) => term.length >= PREFIX_FROM,
      fuzzy: (term) => (term.length >= FUZZY_FROM ? 0.2 : false),
      weights: { prefix: 0.4, fuzzy: 0.3 },
    },
  })
  made.addAll(knowledge)
  return made
}

/** Passages that have words of the question, the best first. */
export function searchPassages(message: string): Hit[] {
  index ??= openIndex()
  return index.search(message).map(({ id, queryTerms, score }) => ({ id, score, matched: queryTerms }))
}
