import { defineFlow } from './flow.ts'
import type { LeadInterest } from './lead.ts'

export const bookingTypes = ['smart-ai-call', 'scorm-demo', 'strides-demo'] as const
export type BookingType = (typeof bookingTypes)[number]

export const bookingStatuses = ['scheduled', 'completed', 'cancelled', 'no-show'] as const
export type BookingStatus = (typeof bookingStatuses)[number]

export const bookingFlow = defineFlow('booking', {
  scheduled: { complete: 'completed', cancel: 'cancelled', miss: 'no-show' },
  completed: {},
  cancelled: { rebook: 'scheduled' },
  'no-show': {},
})

/** What somebody is interested in who was offered this call, or none. */
export function interestOf(type: BookingType | null): LeadInterest {
  return type === null || type === 'smart-ai-call' ? 'smart-ai' : 'learning-saas'
}
