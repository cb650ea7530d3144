/**
 * Told to whoever sends a document, never to whoever signs it, until the business has had the words reviewed and
 * empties this.
 */
export const sampleNote: string =
  'These documents are samples. Have a lawyer review them before you use them.'
