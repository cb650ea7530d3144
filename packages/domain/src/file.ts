/** Whether a file has a preview: there is none for its kind, it is being made, it is ready, or it could not be made. */
export const filePreviews = ['NONE', 'PENDING', 'READY', 'FAILED'] as const
export type FilePreview = (typeof filePreviews)[number]
