import { insertWorkItems, newId } from '@tallgrass/db'
import type {
  AnyId,
  ColleagueInvitationId,
  InvoiceId,
  LedgerEntryId,
  Money,
  OrganizationId,
  ProjectId,
  WorkItemEntity,
  WorkItemKind,
} from '@tallgrass/domain'
import type { Tx } from '../ctx.ts'

export interface NewWorkItem {
  kind: WorkItemKind
  /**
   * Unique: raising the same cause twice makes one item. A cause that can recur after closing includes its
   * round.
   */
  cause: string
  detail: string
  /** The subject: the item links to it and closes with it. */
  entity?: WorkItemEntity
  entityId?: AnyId
  projectId?: ProjectId
  /** The client that it is about, if no record of theirs says so. */
  organizationId?: OrganizationId
  /** The colleague whom a contact asks us to invite: the item closes once they joined or are no longer invited. */
  colleagueInvitationId?: ColleagueInvitationId
  amount?: Money
  currency?: string
  invoiceId?: InvoiceId
  paymentId?: LedgerEntryId
}

/** Raises a work item for the administrators, in the transaction of its cause. Returns false if the cause has one. */
export async function raiseWorkItem(tx: Tx, item: NewWorkItem): Promise<boolean> {
  return (await raiseWorkItems(tx, [item])) > 0
}

/** Raises several work items in one statement. Returns the number of new ones. */
export async function raiseWorkItems(tx: Tx, items: NewWorkItem[]): Promise<number> {
  if (items.length === 0) return 0
  return insertWorkItems(
    tx.db,
    items.map((item) => ({ ...item, id: newId('WorkItem', tx.now), createdAt: tx.now })),
  )
}
