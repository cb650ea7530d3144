/** The most entries that an answer lists; the rest are one click away. */
export const MAX_LISTED = 5

/** A sentence, below it one line for each entry, and what comes after them. */
export function listed(sentence: string, lines: readonly string[], after = ''): string {
  return [sentence, ...lines.slice(0, MAX_LISTED).map((line) => `• ${line}`), after]
    .filter(Boolean)
    .join('\n')
}
