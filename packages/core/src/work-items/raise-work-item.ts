import { insertWorkItem, newId } from '@tallgrass/db'
import type { WorkItemKind } from '@tallgrass/domain'
import type { Tx } from '../ctx.ts'

interface NewWorkItem {
  kind: WorkItemKind
  /** What happened and may be told again: two tellings are one item. */
  cause: string
  detail: string
  amount?: string
  currency?: string
  invoiceId?: string
  paymentId?: string
}

/** Leaves something to the administrators, in the transaction of its cause. */
export async function raiseWorkItem(tx: Tx, item: NewWorkItem): Promise<void> {
  await insertWorkItem(tx.db, { ...item, id: newId(tx.now), createdAt: tx.now })
}
