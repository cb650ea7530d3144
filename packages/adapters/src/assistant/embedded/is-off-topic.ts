import { wordGroups } from '@tallgrass/brand'
import { stemmer } from 'stemmer'
import { plain, stemsOf } from './words.ts'

const offTopicStems = new Set(wordGroups.offTopic?.split(' ').map(stemmer))

/** True if a message contains a word for a subject that this site never covers. */
export function isOffTopic(message: string): boolean {
  return stemsOf(plain(message)).some((stem) => offTopicStems.has(stem))
}
