import { findActiveCheckout, type LockedInvoice } from '@tallgrass/db'
import { AppError, type InvoiceId } from '@tallgrass/domain'
import type { Tx } from '../ctx.ts'
import { lockInvoice } from '../invoices/lock-invoice.ts'
import { paymentInProgress } from './close-open-checkouts.ts'

/**
 * Locks an invoice so that no one can pay it until the transaction ends. The caller has closed its payment
 * page. Throws NOT_FOUND, or CONFLICT if it was paid in the meantime or a payer has started again.
 */
export async function lockUnpaid(tx: Tx, id: InvoiceId): Promise<LockedInvoice> {
  const invoice = await lockInvoice(tx, tx.everybody, { id })
  if (invoice.status === 'PAID') throw new AppError('CONFLICT', 'This invoice has just been paid')
  if (await findActiveCheckout(tx.db, id)) throw paymentInProgress()
  return invoice
}
