const enumeration = new Intl.ListFormat('en-US', { type: 'conjunction' })

/** “a, b, and c”. */
export function listed(words: readonly string[]): string {
  return enumeration.format(words)
}

/** The text for use in mid-sentence: lowercases the first letter, unless it starts an abbreviation such as “AI”. */
export function midSentence(text: string): string {
  return /^\p{Lu}\p{Lu}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)
}
