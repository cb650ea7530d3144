import { userOf } from '@tallgrass/contracts'
import { closeWorkItemsAbout, type WorkItemsAbout } from '@tallgrass/db'
import { workItemFlow } from '@tallgrass/domain'
import type { Tx } from '../ctx.ts'

/**
 * Closes what waited, in the transaction that settles its cause. `note` says what happened. Nothing happens where
 * nothing waits.
 */
export async function resolveWorkItems(tx: Tx, about: WorkItemsAbout, note: string): Promise<void> {
  const status = workItemFlow.next('OPEN', 'close')
  await closeWorkItemsAbout(tx.db, about, { status, note, closedBy: userOf(tx.actor), closedAt: tx.now })
}
