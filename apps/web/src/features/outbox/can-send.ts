import type { OutboxMail } from '@tallgrass/contracts'

/** True if an administrator can have it sent: it has failed, or it was held and there is a mail server now. */
export function canSend({ status }: OutboxMail, { emailEnabled }: { emailEnabled: boolean }): boolean {
  return status === 'failed' || (status === 'held' && emailEnabled)
}
