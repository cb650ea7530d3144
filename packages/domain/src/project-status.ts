// On its own: addresses are read by the first script, which has no use for the rules.
export const projectStatuses = ['NEW', 'ACTIVE', 'REVIEW', 'READY', 'COMPLETE', 'ARCHIVED'] as const
export type ProjectStatus = (typeof projectStatuses)[number]
