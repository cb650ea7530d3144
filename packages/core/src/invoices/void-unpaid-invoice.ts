import type { VoidInvoiceInput } from '@tallgrass/contracts'
import { type LockedInvoice, moveInvoiceRow, releaseCosts } from '@tallgrass/db'
import { invoiceFlow } from '@tallgrass/domain'
import type { Tx } from '../ctx.ts'
import { auditInvoice } from './audit-invoice.ts'

/** Voids an unpaid invoice that the caller has locked, and frees its costs. Throws ILLEGAL_TRANSITION. */
export async function voidUnpaidInvoice(
  tx: Tx,
  invoice: LockedInvoice,
  { reason, shareReason }: Omit<VoidInvoiceInput, 'id'>,
): Promise<void> {
  const { id, number } = invoice
  const status = invoiceFlow.next(invoice.status, 'void')
  await moveInvoiceRow(tx.db, id, {
    from: invoice.status,
    status,
    voidedAt: tx.now,
    voidReason: reason,
    voidReasonShared: shareReason,
  })
  await releaseCosts(tx.db, id)
  auditInvoice(tx, invoice, {
    action: 'invoice.void',
    before: { status: invoice.status },
    after: { status, number, reason, reasonShared: shareReason },
  })
}
