import type { Insertion } from './insertions.ts'
import { Refusal } from './refusal.ts'

/** The text with the lines of one insertion. Throws a Refusal where the line beside which they go is not there once. */
export function insertInto(text: string, insertion: Insertion): string {
  const { add, file, unless } = insertion
  const isAfter = 'after' in insertion
  const anchor = isAfter ? insertion.after : insertion.before
  const lines = text.split('\n')
  const at = lines.indexOf(anchor)
  if (at < 0 || lines.includes(anchor, at + 1)) {
    throw new Refusal(
      `${file} has to have the line "${anchor.trim()}" exactly once: correct scripts/new-noun/insertions.ts.`,
    )
  }
  if (unless && text.includes(unless)) return text
  return lines.toSpliced(isAfter ? at + 1 : at, 0, add).join('\n')
}
