// In a file of its own: the initial script parses URLs with it and does not need the rules.
export const projectStatuses = ['NEW', 'ACTIVE', 'REVIEW', 'READY', 'COMPLETE', 'ARCHIVED'] as const
export type ProjectStatus = (typeof projectStatuses)[number]
