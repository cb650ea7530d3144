import { listItemsOfPayment, listSucceededRefunds } from '@tallgrass/db'
import { isRefunded, type LedgerEntryId, refundKinds } from '@tallgrass/domain'
import type { Tx } from '../ctx.ts'
import { resolveWorkItems } from './resolve-work-items.ts'

/**
 * Closes the items that wait for a refund of this payment, once the whole amount has been refunded. The caller has
 * locked the invoice, so that no other refund is recorded in the meantime.
 */
export async function resolveRefunded(tx: Tx, paymentId: LedgerEntryId): Promise<void> {
  const waiting = await listItemsOfPayment(tx.db, paymentId, refundKinds)
  if (waiting.length === 0) return
  const refunds = await listSucceededRefunds(tx.db, paymentId)
  const ids = waiting.filter((item) => isRefunded(item, refunds)).map(({ id }) => id)
  if (ids.length > 0) await resolveWorkItems(tx, { ids }, 'The whole amount was refunded.')
}
