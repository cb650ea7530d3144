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

/** What somebody is called who has perhaps left nothing but an address. */
export function nameOf({ email, name }: { email: string; name: string | null }): string {
  return name ?? email
}
