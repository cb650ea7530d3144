import { createHash } from 'node:crypto'

/** What the audit log tells of a text. Not the text: its author can delete that for good. */
export function textFacts(text: string): { sha256: string; characters: number } {
  return { sha256: createHash('sha256').update(text).digest('hex'), characters: text.length }
}
