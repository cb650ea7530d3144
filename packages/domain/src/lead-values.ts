import type { LeadOrigin, LeadSource, LeadStatus } from './lead-states.ts'

// In a file of their own: the initial script parses URLs with them and needs nothing else about leads.
export const leadInterests = ['smart-ai', 'learning-saas', 'both'] as const
export type LeadInterest = (typeof leadInterests)[number]

/** From which part of the site, or from outside it. In this order they take the fewest bytes of the script. */
export const allLeadSources = [
  'chat',
  'checklist',
  'schedule',
  'referral',
  'phone',
  'fair',
  'other',
] as const satisfies (LeadSource | LeadOrigin)[]

/** `closed` lists the closed leads, whatever their status; a status lists the open ones. */
export const leadFilterStatuses = [
  'new',
  'contacted',
  'qualified',
  'converted',
  'closed',
] as const satisfies (LeadStatus | 'closed')[]
export type LeadFilterStatus = (typeof leadFilterStatuses)[number]
