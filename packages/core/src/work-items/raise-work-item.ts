import { insertWorkItems, newId } from '@tallgrass/db'
import type { WorkItemEntity, WorkItemKind } from '@tallgrass/domain'
import type { Tx } from '../ctx.ts'

export interface NewWorkItem {
  kind: WorkItemKind
  /** What happened: raised twice, it is one item. What can come back after it was closed names its round. */
  cause: string
  detail: string
  /** What it is about, so that the item leads there and closes with it. */
  entity?: WorkItemEntity
  entityId?: string
  projectId?: string
  amount?: string
  currency?: string
  invoiceId?: string
  paymentId?: string
}

/** Leaves something to the administrators, in the transaction of its cause. */
export async function raiseWorkItem(tx: Tx, item: NewWorkItem): Promise<void> {
  await raiseWorkItems(tx, [item])
}

/** The same for several, in one statement. */
export async function raiseWorkItems(tx: Tx, items: NewWorkItem[]): Promise<void> {
  if (items.length === 0) return
  await insertWorkItems(
    tx.db,
    items.map((item) => ({ ...item, id: newId(tx.now), createdAt: tx.now })),
  )
}
