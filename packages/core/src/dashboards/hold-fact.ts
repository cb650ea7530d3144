import type { HealthFact } from '@tallgrass/contracts'
import type { HoldRow } from '@tallgrass/db'

/** A restored site that was not released sends and charges nothing, so it does not do its work. */
export function toHoldFact({ backupName, restoredAt }: HoldRow): HealthFact {
  return {
    subject: 'Restore',
    state: 'fault',
    since: restoredAt,
    text: `This site was restored from ${backupName} and is held: no jobs run, and no mail, payments or e-signature requests leave.`,
    advice: 'Check what waits under Waiting for the release on this page, then release the site there.',
  }
}

/** While the site is held, what a service did before the restore says nothing, and nothing is retried. */
export function toWaitingFact(subject: string, text: string): HealthFact {
  return { subject, state: 'note', text }
}
