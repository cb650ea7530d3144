/** Across every page of a document that was not sent. */
export const PREVIEW = 'Preview'
