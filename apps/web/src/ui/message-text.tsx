import { plainMessage } from '../lib/plain-message'

/** A message of the chat as it is read in the back office. */
export function MessageText({ children }: { children: string }) {
  return plainMessage(children)
}
