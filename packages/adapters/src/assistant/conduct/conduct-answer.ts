import { knowledge, ownDetails } from '@tallgrass/brand'
import type { AssistantAnswer, AssistantQuestion } from '@tallgrass/core'
import { asksForForm, contactDetailsIn, withoutContactDetails } from '@tallgrass/domain'
import { bookingTypeFor } from '../booking-type-for.ts'
import { smallTalkIn } from '../embedded/small-talk-in.ts'
import { isAngry } from './is-angry.ts'
import { isOrder } from './is-order.ts'
import { isSpanish } from './is-spanish.ts'

const CONTACT = 'contact'
const toPerson = {
  intent: 'person',
  wantsContact: true,
  suggestedBookingType: null,
  confidence: 0.9,
} as const
const toNoOne = {
  intent: 'unknown',
  wantsContact: false,
  suggestedBookingType: null,
  confidence: 0.2,
} as const

/**
 * The answer to anger, Spanish, orders, contact details and requests for the form, whichever assistant is asked;
 * undefined for all other messages, which are answered for what they ask.
 */
export function conductAnswer(question: AssistantQuestion): AssistantAnswer | undefined {
  const { message } = question
  if (isSpanish(message)) return { ...toPerson, kind: 'spanish' }
  if (isOrder(message)) return { ...toNoOne, kind: 'no-orders' }
  if (isAngry(message)) {
    const text = knowledge.find(({ id }) => id === CONTACT)?.text ?? ''
    return { ...toPerson, kind: 'found', apologizes: true, text, passages: [CONTACT] }
  }
  return aboutForm(question)
}

function aboutForm(question: AssistantQuestion): AssistantAnswer | undefined {
  const { message } = question
  const details = contactDetailsIn(message, ownDetails)
  const left = withoutContactDetails(message, ownDetails)
  const isAllSaid = left !== message && (left === '' || smallTalkIn(left) !== undefined)
  if ((isAllSaid && (details.email ?? details.phone)) || asksForForm(message)) {
    return { ...toPerson, kind: 'form', suggestedBookingType: bookingTypeFor('person', question) }
  }
  if (!isAllSaid) return undefined
  return { ...toNoOne, intent: 'small-talk', kind: 'small-talk', talk: 'hello', confidence: 0.9 }
}
