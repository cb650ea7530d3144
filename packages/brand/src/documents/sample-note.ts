/**
 * Told to whoever sends a document, never to whoever signs it, until the business has had the words reviewed and
 * empties this.
 */
export const sampleNote: string =
  'The words of these documents are samples. Have them reviewed by a lawyer before you use them.'
