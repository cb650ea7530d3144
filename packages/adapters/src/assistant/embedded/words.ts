import { shorthand } from '@tallgrass/brand'
import { stemmer } from 'stemmer'

/** The message in plain lower case: no accents, no look-alike letters, nothing invisible, no punctuation. */
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

/** The words of a plain text by their stems; all figures are the same. */
export function stemsOf(text: string): string[] {
  const words = text.split(' ').filter(Boolean)
  return words.map((word) => (/^\d/.test(word) ? NUMBER : stemmer(word)))
}
