import { callByIntent } from '@tallgrass/brand'
import type { AssistantIntent, BookingType } from '@tallgrass/domain'

const calls: Partial<Record<AssistantIntent, BookingType>> = callByIntent

/** The call that suits an intent, whichever assistant detected it. */
export function bookingTypeFor(intent: AssistantIntent): BookingType | null {
  return calls[intent] ?? null
}
