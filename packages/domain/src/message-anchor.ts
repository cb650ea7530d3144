import { type MessageId, toId } from './ids.ts'

const PREFIX = 'message-'

/** The id of a message's element in its thread, for links with `#message-…`. */
export function messageAnchor(id: MessageId): string {
  return `${PREFIX}${id}`
}

/** The id of the message that a hash points to; undefined if it points to none. */
export function messageOfAnchor(hash: string): MessageId | undefined {
  return hash.startsWith(PREFIX) ? toId('Message', hash.slice(PREFIX.length)) : undefined
}
