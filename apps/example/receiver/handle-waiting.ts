import type { WebhookMessage } from '@tallgrass/client/contracts'
import type { Inbox } from './inbox.ts'

/** What this system does about a message. */
export type Act = (message: WebhookMessage) => void

/** Handles what waits in the inbox. A message whose handling throws stays there, and is handled next time; others go on. */
export function handleWaiting(inbox: Inbox, act: Act): void {
  for (const { body, id } of inbox.waiting()) {
    try {
      act(JSON.parse(body))
      inbox.end(id)
    } catch (error) {
      console.error(error)
    }
  }
}
