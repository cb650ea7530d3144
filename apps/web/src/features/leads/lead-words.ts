import type { LeadInterest, LeadSource, LeadStatus } from '@tallgrass/domain'

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

/** The name, or the email address if the lead gave no name. */
export function nameOf({ email, name }: { email: string; name: string | null }): string {
  return name ?? email
}
