import { callByIntent } from '@tallgrass/brand'
import type { AssistantIntent, BookingType } from '@tallgrass/domain'

const calls: Partial<Record<AssistantIntent, BookingType>> = callByIntent

/** The call that goes with what somebody is after, whoever found that out. */
export function bookingTypeFor(intent: AssistantIntent): BookingType | null {
  return calls[intent] ?? null
}
