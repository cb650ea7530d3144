import { asked } from '@tallgrass/brand'
import MiniSearch from 'minisearch'
import { fineTermsOf } from './words.ts'

export interface AskedHit {
  passage: string
  /** 0 to 1: how much the two have in common. */
  likeness: number
}

let index: MiniSearch | undefined

function openIndex(): MiniSearch {
  const made = new MiniSearch({
    fields: ['question'],
    storeFields: ['passage', 'question'],
    tokenize: fineTermsOf,
    processTerm: (term) => term,
  })
  made.addAll(asked.map((one, id) => ({ id, ...one })))
  return made
}

const NEIGHBOURS = 8

/** Passages that were asked for in nearly the same words, the nearest first. */
export function searchAsked(message: string): AskedHit[] {
  index ??= openIndex()
  const terms = new Set(fineTermsOf(message))
  return index
    .search(message)
    .slice(0, NEIGHBOURS)
    .map((hit) => ({
      passage: hit.passage,
      likeness: likeness(terms, new Set(fineTermsOf(hit.question))),
    }))
    .sort((a, b) => b.likeness - a.likeness)
}

function likeness(one: Set<string>, other: Set<string>): number {
  return (2 * one.intersection(other).size) / (one.size + other.size)
}
