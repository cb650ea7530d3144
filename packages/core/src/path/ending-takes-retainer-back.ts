import { type DocumentRow, findAppliedPayment } from '@tallgrass/db'
import { formatMoney } from '@tallgrass/domain'
import type { Tx } from '../ctx.ts'
import { findLockedInvoice } from '../invoices/lock-invoice.ts'
import { voidUnpaidInvoice } from '../invoices/void-unpaid-invoice.ts'
import { raiseWorkItem } from '../work-items/raise-work-item.ts'
import { resolveRefunded } from '../work-items/resolve-refunded.ts'

const ENDINGS = { decline: 'declined', expire: 'not signed in time', withdraw: 'withdrawn' }

/**
 * When a document ends before everyone has signed, voids an unpaid retainer and raises a refund for a paid
 * one.
 */
export async function endingTakesRetainerBack(
  tx: Tx,
  { id: documentId, invoiceId }: Pick<DocumentRow, 'id' | 'invoiceId'>,
  how: keyof typeof ENDINGS,
): Promise<void> {
  const invoice = invoiceId ? await findLockedInvoice(tx, tx.everybody, { id: invoiceId }) : undefined
  if (!invoice || invoice.status === 'VOID') return
  const { amount, currency, id, number } = invoice
  if (invoice.status === 'PAID') {
    const detail = `The retainer ${number ?? ''} of ${formatMoney(amount)} is paid, but its document was ${ENDINGS[how]}. It should be refunded.`
    const payment = await findAppliedPayment(tx.db, id)
    const cause = `retainer:${documentId}`
    await raiseWorkItem(tx, {
      kind: 'refund_due',
      cause,
      detail,
      amount,
      currency,
      invoiceId: id,
      ...(payment && { paymentId: payment.id }),
    })
    // It may have been refunded before its document ended.
    if (payment) await resolveRefunded(tx, payment.id)
    return
  }
  await voidUnpaidInvoice(tx, invoice, {
    reason: `Its document was ${ENDINGS[how]}`,
    // Clients see no drafts.
    shareReason: invoice.status === 'OPEN',
  })
  // Its payment page may still be open at the provider.
  if (invoice.status === 'OPEN') await tx.enqueue('close-checkouts', { invoiceId: id })
}
