/** What a review is about, besides the text of the task. */
export interface HandedIn {
  note: string | null
  links: readonly string[]
  files: readonly { name: string; sha256: string }[]
}

/** The title of a task, and its details after an empty line. A title is one line, so both can be read from it. */
export function reviewedTextOf({ detail, title }: { detail: string | null; title: string }): string {
  return detail ? `${title}\n\n${detail}` : title
}

/**
 * The text whose UTF-8 bytes the SHA-256 of a review is taken from. The first form is the text of the task alone: reviews
 * of it are older than what is handed in, or were made without. The second is a JSON array without spaces:
 * `["tallgrass-review/2", text of the task, note or null, [link, …], [[name, SHA-256], …]]`, its links in their order, its
 * files by SHA-256, then by name.
 */
export function reviewedForm(text: string, handedIn: HandedIn | null): string {
  if (!handedIn) return text
  const { links, note } = handedIn
  const files = handedIn.files.map(({ name, sha256 }) => [name, sha256] as const)
  files.sort(([nameA, a], [nameB, b]) => compare(a, b) || compare(nameA, nameB))
  return JSON.stringify(['tallgrass-review/2', text, note, links, files])
}

/** By code units, which do not depend on a language. */
function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
