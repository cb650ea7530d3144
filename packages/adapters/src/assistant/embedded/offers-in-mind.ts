import { bookingTypes, type Subject } from '@tallgrass/brand'
import type { AssistantQuestion, ChatTurn } from '@tallgrass/core'
import { offersNamedIn } from './offers-named-in.ts'
import { plain } from './words.ts'

const OTHER = /\b(?:the other|other one)(?! (?:day|week|month|year|night|hand|way|time)\b)/
const SAME = /\b(?:it|that|this|that one|this one|these|those|them)\b/
const MORE =
  /^(?:(?:ok|and|so|please|can you|could you) )*(?:tell me more|more|explain|what about|how about|describe)(?: (?:about|on|please))*(?: (?:it|that|this|that one|this one))?(?: please)?$/

/** The service or product that a request is about: named in it, or meant by “the other one”, or else the last one. */
export function offerWanted({ message, turns }: AssistantQuestion): Subject | undefined {
  const [named] = offersNamedIn(message)
  if (named) return named
  const [last, other] = offersBefore(turns)
  return OTHER.test(plain(message)) ? (other ?? last) : last
}

/** The service or product that a message means without naming it; undefined if it names one, or means none. */
export function offerMeant({ message, turns }: AssistantQuestion): Subject | undefined {
  if (offersNamedIn(message).length > 0) return undefined
  const text = plain(message)
  const [last, other] = offersBefore(turns)
  if (OTHER.test(text)) return other
  return MORE.test(text) ? last : undefined
}

/** True if “the other one” can only mean one of the calls that the last reply named. */
export function meansOtherCall({ message, turns }: AssistantQuestion): boolean {
  if (!OTHER.test(plain(message)) || offersNamedIn(message).length > 0) return false
  const reply = turns.findLast(({ role }) => role === 'assistant')?.content ?? ''
  return Object.values(bookingTypes).every(({ label }) => reply.includes(label))
}

/** True if a message names no offer, but points to what was said before. */
export function pointsBack(message: string): boolean {
  return offersNamedIn(message).length === 0 && SAME.test(plain(message))
}

/** What the visitor has named so far, each once, the last one first. */
function offersBefore(turns: readonly ChatTurn[]): Subject[] {
  const said = turns.filter(({ role }) => role === 'user').map(({ content }) => content)
  const named = said.toReversed().flatMap((message) => offersNamedIn(message).toReversed())
  return named.filter((offer, n) => named.findIndex(({ passage }) => passage === offer.passage) === n)
}
