import { smallTalkPhrases, spanishFillers, spanishWords } from '@tallgrass/brand'
import { plain } from '../embedded/words.ts'
import { phrasesOf } from './any-phrase.ts'

const strong = new Set(spanishWords.split(' '))
const weak = new Set(spanishFillers.split(' '))
/** “Hola” alone is what English speakers write, too. */
const talk = new Set(phrasesOf(Object.values(smallTalkPhrases).flat()))
const MIN_SHARE = 0.6

/** True if a message is written in Spanish, not if it only mentions the language. */
export function isSpanish(message: string): boolean {
  const words = plain(message).split(' ').filter(Boolean)
  const known = words.filter((word) => strong.has(word))
  const spanish = known.length + words.filter((word) => !strong.has(word) && weak.has(word)).length
  if (/[¿¡]/.test(message) && spanish > 0) return true
  if (words.length === 1) return known.some((word) => !talk.has(word))
  return (
    known.length > 0 && new Set(known).size + Number(spanish > 1) > 1 && spanish >= MIN_SHARE * words.length
  )
}
