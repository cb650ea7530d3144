import { isMeaningless } from '../structure/file-names.ts'
import { Refusal } from './refusal.ts'

const SHAPE = /^[a-z]+(-[a-z]+)*$/

/** Constraints have the longest names, and PostgreSQL truncates names to 63 bytes. */
const MAX_LENGTH = 30

const HOW = 'Use a singular noun in lowercase letters, with hyphens between words: supplier, purchase-order.'

const irregularPlurals: Readonly<Record<string, string>> = {
  child: 'children',
  man: 'men',
  person: 'people',
  woman: 'women',
}

// Types available without an import.
const builtIns = wordsOf(`
  Array Boolean Date Error Function Iterator Map Math Number Object
  Partial Pick Promise Proxy Readonly Record Required Set String Symbol
`)

// Not available as names of variables: reserved words, and names that the templates use for something else.
const takenVariables = wordsOf(`
  async await break case catch class const continue debugger default
  delete do else enum export extends false finally for function if
  implements import in instanceof interface let new null package private
  protected public return static super switch this throw true try
  typeof undefined var void while with yield
  audit button ctx dialog id name opened screen status table tx
`)

/** All spellings of a noun that the templates use. Throws a Refusal if the name is not acceptable. */
export function spellNoun(noun: string) {
  ensureNoun(noun)
  const words = noun.split('-')
  const plurals = [...words.slice(0, -1), pluralOf(words.at(-1) ?? '')]
  const camel = toCamel(words)
  return {
    noun,
    nouns: plurals.join('-'),
    camel,
    camels: toCamel(plurals),
    pascal: toPascal(words),
    pascals: toPascal(plurals),
    /** The variable name for one record. */
    variable: takenVariables.has(camel) ? `${camel}Record` : camel,
    table: plurals.join('_'),
    words: words.join(' '),
    pluralWords: plurals.join(' '),
    title: words.map(capitalize).join(' '),
    titles: plurals.map(capitalize).join(' '),
    sentence: capitalize(plurals.join(' ')),
    a: /^([aeio]|u(?!ni|se|ti))/.test(noun) ? 'an' : 'a',
  }
}
export type NounNames = ReturnType<typeof spellNoun>

function ensureNoun(noun: string): void {
  if (!SHAPE.test(noun)) throw new Refusal(`"${noun}" is not the name of a noun. ${HOW}`)
  if (noun.length > MAX_LENGTH)
    throw new Refusal(`"${noun}" is longer than ${MAX_LENGTH} characters. Shorten it.`)
  const words = noun.split('-')
  const last = words.at(-1) ?? ''
  if (isPlural(last)) throw new Refusal(`"${noun}" looks like a plural. ${HOW}`)
  if ([...words, pluralOf(last)].some(isMeaningless))
    throw new Refusal(`"${noun}" is too vague. Name the thing itself.`)
  const names = [toPascal(words), toPascal([...words.slice(0, -1), pluralOf(last)])]
  const hidden = names.find((name) => builtIns.has(name))
  if (hidden) throw new Refusal(`"${noun}" would hide the built-in type ${hidden}. Choose another word.`)
}

function wordsOf(text: string): Set<string> {
  return new Set(text.trim().split(/\s+/))
}

function isPlural(word: string): boolean {
  return /[^suia]s$/.test(word) || Object.values(irregularPlurals).includes(word)
}

function pluralOf(word: string): string {
  const irregular = irregularPlurals[word]
  if (irregular) return irregular
  if (/[^aeiou]y$/.test(word)) return word.replace(/y$/, 'ies')
  if (word.endsWith('sis')) return word.replace(/is$/, 'es')
  return /(s|x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`
}

function toPascal(words: string[]): string {
  return words.map(capitalize).join('')
}

function toCamel([first = '', ...rest]: string[]): string {
  return first + toPascal(rest)
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
