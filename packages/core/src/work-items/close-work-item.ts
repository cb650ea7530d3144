import type { CloseWorkItemInput } from '@tallgrass/contracts'
import { closeWorkItem as closeWorkItemRow, lockWorkItem } from '@tallgrass/db'
import { ensureClosableByHand, noSuch, workItemFlow } from '@tallgrass/domain'
import { audit } from '../audit/audit.ts'
import type { AdminCtx } from '../authorize.ts'

/**
 * Closes a work item with a note. Throws NOT_FOUND; ILLEGAL_TRANSITION if it is already closed; CONFLICT for
 * a kind that closes automatically.
 */
export async function closeWorkItem(ctx: AdminCtx, { id, note }: CloseWorkItemInput): Promise<{ ok: true }> {
  await ctx.transaction(async (tx) => {
    const item = await lockWorkItem(tx.db, id)
    if (!item) throw noSuch('WorkItem')
    const status = workItemFlow.next(item.status, 'close')
    ensureClosableByHand(item.kind)
    await closeWorkItemRow(tx.db, id, {
      from: item.status,
      status,
      note,
      closedBy: ctx.user.id,
      closedAt: tx.now,
    })
    audit(tx, {
      action: 'work-item.close',
      entity: 'work-item',
      entityId: id,
      before: { status: item.status },
      after: { status, kind: item.kind, invoiceId: item.invoiceId, note },
    })
  })
  return { ok: true }
}
