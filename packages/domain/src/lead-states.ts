/** The part of the site where a lead first came in. */
export type LeadSource = 'chat' | 'checklist' | 'schedule'

/** Where a lead came from that an administrator made by hand. */
export const leadOrigins = ['phone', 'fair', 'referral', 'other'] as const
export type LeadOrigin = (typeof leadOrigins)[number]

export const leadStatuses = ['new', 'contacted', 'qualified', 'converted'] as const
export type LeadStatus = (typeof leadStatuses)[number]

/** A mark beside the status. Closed leads leave the board. */
export const leadClosings = ['lost', 'spam'] as const
export type LeadClosing = (typeof leadClosings)[number]
