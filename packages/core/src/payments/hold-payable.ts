import { findPayable, lockPayable, lockProject, type PayableInvoice } from '@tallgrass/db'
import { AppError } from '@tallgrass/domain'
import type { Tx } from '../ctx.ts'

/**
 * The invoice as it stands; nobody else changes it, or the project that it belongs to, until the transaction ends.
 * The project comes first, as everywhere: whoever deletes it holds it before its invoices.
 */
export async function findHeldPayable(tx: Tx, id: string): Promise<PayableInvoice | undefined> {
  const seen = await findPayable(tx.db, id)
  if (seen?.projectId) await lockProject(tx.db, 'everybody', { id: seen.projectId, wholly: false })
  return seen && lockPayable(tx.db, id)
}

/** Throws NOT_FOUND. */
export async function holdPayable(tx: Tx, id: string): Promise<PayableInvoice> {
  const invoice = await findHeldPayable(tx, id)
  if (!invoice) throw noSuchInvoice()
  return invoice
}

export function noSuchInvoice(): AppError {
  return new AppError('NOT_FOUND', 'This invoice does not exist')
}
