import { names, smallTalkFillers, smallTalkPhrases } from '@tallgrass/brand'
import type { SmallTalk } from '@tallgrass/core'
import { plain } from './words.ts'

const kinds: [talk: SmallTalk, phrases: RegExp][] = [
  ['identity', anyOf(phrasesOf(smallTalkPhrases.identity))],
  ['wellbeing', anyOf(phrasesOf(smallTalkPhrases.wellbeing))],
  ['thanks', anyOf(phrasesOf(smallTalkPhrases.thanks))],
  ['goodbye', anyOf(phrasesOf(smallTalkPhrases.goodbye))],
  ['hello', anyOf(phrasesOf(smallTalkPhrases.hello))],
  ['other', anyOf(phrasesOf(smallTalkPhrases.other))],
]

const FILLERS = anyOf([...smallTalkFillers.split(' '), names.assistant.toLowerCase()])

/** The kind of small talk; undefined if the message also contains anything to answer. */
export function smallTalkIn(message: string): SmallTalk | undefined {
  const text = plain(message).replaceAll(/([a-z])\1{2,}/g, '$1')
  const left = kinds.reduce((rest, [, phrases]) => rest.replaceAll(phrases, ' '), text)
  if (left.replaceAll(FILLERS, ' ').trim()) return undefined
  return kinds.find(([, phrases]) => text.search(phrases) >= 0)?.[0]
}

function phrasesOf(lines: readonly string[]): string[] {
  return lines.flatMap((line) => line.split(', '))
}

function anyOf(phrases: readonly string[]): RegExp {
  const longestFirst = phrases.map(plain).sort((a, b) => b.length - a.length)
  return new RegExp(`\\b(?:${longestFirst.join('|')})\\b`, 'g')
}
