import type { OutboxMail } from '@tallgrass/contracts'

/** True if an administrator can have it sent now: it has failed or was held, and its link is still valid. */
export function canSend(
  { linkValid, status }: OutboxMail,
  { emailEnabled, siteHeld }: { emailEnabled: boolean; siteHeld: boolean },
): boolean {
  return emailEnabled && !siteHeld && linkValid && (status === 'failed' || status === 'held')
}
