import { type DocumentRow, findAppliedPayment } from '@tallgrass/db'
import { formatMoney } from '@tallgrass/domain'
import type { Tx } from '../ctx.ts'
import { findLockedInvoice } from '../invoices/lock-invoice.ts'
import { takeBackInvoice } from '../invoices/take-back-invoice.ts'
import { raiseWorkItem } from '../work-items/raise-work-item.ts'
import { resolveRefunded } from '../work-items/resolve-refunded.ts'

const WHY = { decline: 'declined', expire: 'not signed in time', withdraw: 'withdrawn' }

/** A document ended before everyone signed: an unpaid retainer becomes void, a paid one is due back to the client. */
export async function endingTakesRetainerBack(
  tx: Tx,
  { id: documentId, invoiceId }: Pick<DocumentRow, 'id' | 'invoiceId'>,
  how: keyof typeof WHY,
): Promise<void> {
  const invoice = invoiceId ? await findLockedInvoice(tx, tx.everybody, { id: invoiceId }) : undefined
  if (!invoice || invoice.status === 'VOID') return
  const { amount, currency, id, number } = invoice
  if (invoice.status === 'PAID') {
    const detail = `The retainer ${number ?? ''} of ${formatMoney(amount)} is paid, but its document was ${WHY[how]}. It should be refunded.`
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
  await takeBackInvoice(tx, invoice, `Its document was ${WHY[how]}`)
  // Its payment page may still be open at the provider.
  if (invoice.status === 'OPEN') await tx.enqueue('close-checkouts', { invoiceId: id })
}
