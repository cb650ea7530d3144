import { callByIntent, type Subject } from '@tallgrass/brand'
import type { AssistantQuestion } from '@tallgrass/core'
import type { AssistantIntent, BookingType } from '@tallgrass/domain'
import { offerWanted } from './embedded/offers-in-mind.ts'

const calls: Partial<Record<AssistantIntent, BookingType>> = callByIntent
/** These intents are about whatever was talked about before. */
const aboutAny: readonly AssistantIntent[] = ['booking', 'person', 'pricing']

/** The call that suits an intent and the product in question, whichever assistant detected it. */
export function bookingTypeFor(intent: AssistantIntent, question: AssistantQuestion): BookingType | null {
  const offer: Subject | undefined = aboutAny.includes(intent) ? offerWanted(question) : undefined
  return calls[offer?.intent ?? intent] ?? null
}
