import { plain } from '../embedded/words.ts'

/** Lists of phrases, separated by commas, as one list in plain form. */
export function phrasesOf(lines: readonly string[]): string[] {
  return lines.flatMap((line) => line.split(', ')).map(plain)
}

/** Matches any of the phrases, as whole words of a plain text. */
export function anyPhrase(phrases: readonly string[]): RegExp {
  return new RegExp(`\\b(?:${phrases.join('|')})\\b`)
}
