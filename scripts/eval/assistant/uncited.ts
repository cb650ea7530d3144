import { assistant, bookingTypes, knowledge } from '@tallgrass/brand'
import type { Reply } from './talk.ts'

/** The assistant's own phrases, which claim nothing about the business. */
const OWN_WORDS: readonly string[] = [
  ...Object.values(assistant.smallTalk),
  assistant.unknown,
  assistant.askUs,
  assistant.noOrders,
  assistant.apology,
  assistant.person,
  assistant.askForLead,
  assistant.checkDetails,
  ...Object.values(assistant.spanish),
  ...Object.values(bookingTypes).map(({ label }) => `${label}: ${assistant.pickTime}`),
]

/** The parts of a reply that are not in the pages it cites. */
export function uncitedClaims({ content, passages }: Reply): string[] {
  const cited = knowledge.filter(({ id }) => passages.includes(id))
  const links = cited.filter(({ title }) => content.includes(`[${title}](`))
  const sayable = [...OWN_WORDS, ...links.flatMap(({ details = [], text }) => [text, ...details])]
  const left = content
    .split('\n\n')
    .filter((part) => !/^Sources?: \[/.test(part))
    .map((part) => part.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1'))
    .map((part) => sayable.reduce((rest, words) => rest.replace(words, ''), part).trim())
  return left.filter(Boolean)
}
