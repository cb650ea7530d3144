import type { AssistantIntent, BookingType } from '@tallgrass/domain'

const CALLS: Partial<Record<AssistantIntent, BookingType>> = {
  booking: 'smart-ai-call',
  person: 'smart-ai-call',
  pricing: 'smart-ai-call',
  service: 'smart-ai-call',
  scorm: 'scorm-demo',
  strides: 'strides-demo',
}

/** The call that goes with what somebody is after, whoever found that out. */
export function bookingTypeFor(intent: AssistantIntent): BookingType | null {
  return CALLS[intent] ?? null
}
