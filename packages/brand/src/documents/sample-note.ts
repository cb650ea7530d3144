/**
 * Shown to those who send a document, never to those who sign it. Set it to an empty text once the documents have been
 * reviewed.
 */
export const sampleNote: string =
  'These documents are samples. Have a lawyer review them before you use them.'
