import { shorthand } from '@tallgrass/brand'
import { stemmer } from 'stemmer'

/** The message in plain lowercase: without accents, look-alike letters, invisible characters or punctuation. */
export function plain(message: string): string {
  const folded = message
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\p{M}\p{Cf}'’`]/gu, '')
    .replaceAll(/[^a-z0-9$%]+/g, ' ')
  const words = folded.split(' ').map((word) => (Object.hasOwn(shorthand, word) ? shorthand[word] : word))
  return words.filter(Boolean).join(' ')
}

const NUMBER = '<number>'

/** The stems of a plain text's words; all numbers have the same one. */
export function stemsOf(text: string): string[] {
  const words = text.split(' ').filter(Boolean)
  return words.map((word) => (/^\d/.test(word) ? NUMBER : stemmer(word)))
}
