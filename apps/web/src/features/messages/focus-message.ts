import { type MessageId, messageAnchor } from '@tallgrass/domain'

/** For when what had the focus inside a message is about to disappear. */
export function focusMessage(id: MessageId): void {
  document.getElementById(messageAnchor(id))?.focus({ preventScroll: true })
}
