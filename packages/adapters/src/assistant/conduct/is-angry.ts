import { angerPhrases, assistantNicknames, insultFillers, insults } from '@tallgrass/brand'
import { plain } from '../embedded/words.ts'
import { anyPhrase, phrasesOf } from './any-phrase.ts'

const choice = (words: string) => `(?:${words.split(' ').join('|')})`
const INSULT = choice(insults)
const NICKNAME = choice(assistantNicknames)
const FILLERS = `(?:${choice(insultFillers)} )*`
const TO_US = `(?:you|tally|(?:this|that|your|the|a) (?:${INSULT} )?${NICKNAME})`
const CALLED = `\\b${TO_US} ${FILLERS}${INSULT}(?:$| (?:${NICKNAME}|or|at|because|when|here|again)\\b)`
const NAMED = `(?:^|\\b(?:you|this|your|the) )${INSULT} ${FILLERS}${NICKNAME}\\b`

const insulting = new RegExp(`${CALLED}|${NAMED}`)
/** Said of the conversation, if it is the first thing said. */
const thisIs = new RegExp(`^this is ${FILLERS}${INSULT}$`)
const angry = anyPhrase(
  phrasesOf(angerPhrases.map((line) => line.replaceAll('{assistant}', 'TOUS'))).map((phrase) =>
    phrase.replace('tous', TO_US),
  ),
)

/** True if a message is angry with the assistant or insults it, not if it tells of someone else's anger. */
export function isAngry(message: string): boolean {
  const parts = message.split(/[.,;:!?\n]+|\b(?:and|but)\b/iu).map(plain)
  return thisIs.test(parts[0] ?? '') || parts.some((part) => insulting.test(part) || angry.test(part))
}
