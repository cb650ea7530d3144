import { parseMessage } from '../lib/parse-message'
import { TextParts } from './text-parts'

/** A chat message as text and links; links open in a new tab. */
export function MessageText({ children }: { children: string }) {
  return <TextParts parts={parseMessage(children)} />
}
