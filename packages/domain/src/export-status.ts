/** Of an export of everything about a person. */
export const exportStatuses = ['asked', 'ready', 'failed', 'ended'] as const
export type ExportStatus = (typeof exportStatuses)[number]
