const enumeration = new Intl.ListFormat('en-US', { type: 'conjunction' })

/** “a, b, and c”. */
export function listed(words: readonly string[]): string {
  return enumeration.format(words)
}

/** The same words in the middle of a sentence. What begins with an abbreviation, as “AI” does, stays. */
export function midSentence(text: string): string {
  return /^\p{Lu}\p{Lu}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)
}
