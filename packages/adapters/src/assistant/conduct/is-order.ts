import { orderPhrases, setAside } from '@tallgrass/brand'
import { plain } from '../embedded/words.ts'
import { anyPhrase, phrasesOf } from './any-phrase.ts'

const MAX_WORDS_BETWEEN = 4
const verbs = setAside.verbs.split(' ').join('|')
const objects = setAside.objects.split(' ').join('|')
const settingAside = new RegExp(`\\b(?:${verbs})(?: [a-z]+){0,${MAX_WORDS_BETWEEN}}? (?:${objects})\\b`)
const ordering = anyPhrase(phrasesOf(orderPhrases))

/** True if a message tells the assistant how to behave, instead of asking something. */
export function isOrder(message: string): boolean {
  const text = plain(message)
  return settingAside.test(text) || ordering.test(text)
}
