import { findInvoice, type LockedInvoice, lockInvoiceRow, lockProjectRow, type Scope } from '@tallgrass/db'
import { AppError } from '@tallgrass/domain'
import type { Tx } from '../ctx.ts'
import { noSuch } from '../projects/no-such.ts'

interface InvoiceKey {
  id: string
  /** One more project that is to be held, because the invoice goes there. */
  movesTo?: string | null | undefined
}

/**
 * The invoice and its project, which nobody else changes until the transaction ends. Projects come first, so that
 * two who hold both never wait for each other. Throws NOT_FOUND, also for what belongs to somebody else.
 */
export async function lockInvoice(tx: Tx, scope: Scope, key: InvoiceKey): Promise<LockedInvoice> {
  const invoice = await findLockedInvoice(tx, scope, key)
  if (!invoice) throw noSuch('invoice')
  return invoice
}

/** Answers undefined where there is none. */
export async function findLockedInvoice(
  tx: Tx,
  scope: Scope,
  { id, movesTo }: InvoiceKey,
): Promise<LockedInvoice | undefined> {
  const seen = await findInvoice(tx.db, scope, id)
  if (!seen) return undefined
  const projects = new Set([seen.projectId, movesTo].filter((one) => typeof one === 'string'))
  for (const projectId of [...projects].sort()) {
    // One that is deleted meanwhile leaves its invoices behind.
    await lockProjectRow(tx.db, scope, { id: projectId, lock: 'FOR NO KEY UPDATE' })
  }
  const invoice = await lockInvoiceRow(tx.db, scope, id)
  if (invoice && invoice.projectId !== null && invoice.projectId !== seen.projectId) {
    throw new AppError('CONFLICT', 'This invoice has changed since you opened it. Please try again.')
  }
  return invoice
}
