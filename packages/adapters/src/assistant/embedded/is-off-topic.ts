import { wordGroups } from '@tallgrass/brand'
import { stemmer } from 'stemmer'
import { plain, stemsOf } from './words.ts'

const elsewhere = new Set(wordGroups.elsewhere?.split(' ').map(stemmer))

/** Whether a message has a word for what this site never answers. */
export function isOffTopic(message: string): boolean {
  return stemsOf(plain(message)).some((stem) => elsewhere.has(stem))
}
