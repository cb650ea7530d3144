// In a file of their own: the initial script parses URLs with them and does not need the rules.
export const leadInterests = ['smart-ai', 'learning-saas', 'both'] as const
export type LeadInterest = (typeof leadInterests)[number]

/** Where a lead first came in. */
export const leadSources = ['chat', 'checklist', 'schedule'] as const
export type LeadSource = (typeof leadSources)[number]

export const leadStatuses = ['new', 'contacted', 'qualified', 'converted'] as const
export type LeadStatus = (typeof leadStatuses)[number]
