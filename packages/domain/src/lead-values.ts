// On their own: addresses are read by the first script, which has no use for the rules.
export const leadInterests = ['smart-ai', 'learning-saas', 'both'] as const
export type LeadInterest = (typeof leadInterests)[number]

/** Where a lead came in first. */
export const leadSources = ['chat', 'checklist', 'schedule'] as const
export type LeadSource = (typeof leadSources)[number]

export const leadStatuses = ['new', 'contacted', 'qualified', 'converted'] as const
export type LeadStatus = (typeof leadStatuses)[number]
