import { userOf } from '@tallgrass/contracts'
import { closeWorkItemsAbout, type WorkItemsAbout } from '@tallgrass/db'
import { workItemFlow } from '@tallgrass/domain'
import type { Tx } from '../ctx.ts'

/**
 * Closes the open items about a subject, if any, in the transaction that resolves their cause. `note` says
 * what happened.
 */
export async function resolveWorkItems(tx: Tx, about: WorkItemsAbout, note: string): Promise<void> {
  const status = workItemFlow.next('OPEN', 'close')
  await closeWorkItemsAbout(tx.db, about, { status, note, closedBy: userOf(tx.actor), closedAt: tx.now })
}
