import { findActiveCheckout, type LockedInvoice } from '@tallgrass/db'
import { AppError } from '@tallgrass/domain'
import type { Tx } from '../ctx.ts'
import { holdInvoice } from '../invoices/hold-invoice.ts'
import { beingPaid } from './close-open-checkouts.ts'

/**
 * An invoice whose payment page was closed, and which nobody can pay until the transaction ends. Throws NOT_FOUND, and
 * CONFLICT when money has come in that moment, or a payer has begun again.
 */
export async function lockUnpaid(tx: Tx, id: string): Promise<LockedInvoice> {
  const invoice = await holdInvoice(tx, 'everybody', { id })
  if (invoice.status === 'PAID') throw new AppError('CONFLICT', 'This invoice has just been paid')
  if (await findActiveCheckout(tx.db, id)) throw beingPaid()
  return invoice
}
