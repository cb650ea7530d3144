import type { BookingStatus, BookingType, LeadInterest, LeadSource, LeadStatus } from '@tallgrass/domain'

export const statusWords: Record<LeadStatus, string> = {
  new: 'New',
  contacted: 'Contacted',
  qualified: 'Qualified',
  converted: 'Converted',
}

export const interestWords: Record<LeadInterest, string> = {
  'smart-ai': 'Smart AI',
  'learning-saas': 'Learning software',
  both: 'Both',
}

export const sourceWords: Record<LeadSource, string> = {
  chat: 'Chat',
  checklist: 'Checklist',
  schedule: 'Schedule',
}

export const bookingWords: Record<BookingType, string> = {
  'smart-ai-call': 'Smart AI call',
  'scorm-demo': 'SCORM demo',
  'strides-demo': 'STRIDES demo',
}

export const bookingStatusWords: Record<BookingStatus, string> = {
  scheduled: 'Scheduled',
  completed: 'Completed',
  cancelled: 'Cancelled',
  'no-show': 'No-show',
}

/** What somebody is called who has perhaps left nothing but an address. */
export function nameOf({ email, name }: { email: string; name: string | null }): string {
  return name ?? email
}
