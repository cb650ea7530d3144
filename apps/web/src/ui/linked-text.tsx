import { linkedText } from '../lib/linked-text'
import { TextParts } from './text-parts'

/** A text with its web and mail addresses as links, which open in a new tab. */
export function LinkedText({ children }: { children: string }) {
  return <TextParts parts={linkedText(children)} />
}
