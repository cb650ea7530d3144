import type { LeadClosing, LeadInterest, LeadOrigin, LeadSource, LeadStatus } from '@tallgrass/domain'

export const statusWords: Record<LeadStatus, string> = {
  new: 'New',
  contacted: 'Contacted',
  qualified: 'Qualified',
  converted: 'Converted',
}

export const closingWords: Record<LeadClosing, string> = {
  lost: 'Lost',
  spam: 'Spam',
}

export const interestWords: Record<LeadInterest, string> = {
  'smart-ai': 'Smart AI',
  'learning-saas': 'Learning software',
  both: 'Both',
}

export const originWords: Record<LeadOrigin, string> = {
  phone: 'Phone call',
  fair: 'Fair',
  referral: 'Referral',
  other: 'Other',
}

export const sourceWords: Record<LeadSource | LeadOrigin, string> = {
  chat: 'Chat',
  checklist: 'Checklist',
  schedule: 'Schedule',
  ...originWords,
}
