const MIN_LENGTH = 4

/** The entries whose titles share a word with the message, or all of them if none does. */
export function namedIn<Entry>(
  message: string,
  entries: readonly Entry[],
  titleOf: (entry: Entry) => string,
): readonly Entry[] {
  const asked = new Set(wordsOf(message))
  const shares = entries.map((entry) => wordsOf(titleOf(entry)).filter((word) => asked.has(word)).length)
  const most = Math.max(0, ...shares)
  return most === 0 ? entries : entries.filter((_, n) => shares[n] === most)
}

function wordsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return words.filter((word) => word.length >= MIN_LENGTH && !TOO_COMMON.has(word))
}

/** They are in questions about any of them. */
const TOO_COMMON = new Set([
  'project',
  'projects',
  'document',
  'agreement',
  'contract',
  'invoice',
  'your',
  'with',
])
