import type { Insertion } from './insertions.ts'
import { Refusal } from './refusal.ts'

/** Inserts lines into a text. Throws a Refusal unless the line next to which they belong exists exactly once. */
export function insertInto(text: string, insertion: Insertion): string {
  const { add, file, unless } = insertion
  const isAfter = 'after' in insertion
  const anchor = isAfter ? insertion.after : insertion.before
  const lines = text.split('\n')
  const at = lines.indexOf(anchor)
  if (at < 0 || lines.includes(anchor, at + 1)) {
    throw new Refusal(
      `${file} must contain the line "${anchor.trim()}" exactly once. Correct scripts/new-noun/insertions.ts.`,
    )
  }
  if (unless && text.includes(unless)) return text
  return lines.toSpliced(isAfter ? at + 1 : at, 0, add).join('\n')
}
