import { findInvoice, type LockedInvoice, lockInvoiceRow, lockProjectRow, type Scope } from '@tallgrass/db'
import { AppError, type InvoiceId, noSuch, type ProjectId } from '@tallgrass/domain'
import type { Tx } from '../ctx.ts'

interface InvoiceKey {
  id: InvoiceId
  /** The project that the invoice moves to, which is locked as well. */
  movesTo?: ProjectId | null | undefined
}

/**
 * Locks the invoice's project, then the invoice, always in this order, so that transactions cannot deadlock.
 * Throws NOT_FOUND, also for someone else's invoice; CONFLICT if its project has just changed.
 */
export async function lockInvoice(tx: Tx, scope: Scope, key: InvoiceKey): Promise<LockedInvoice> {
  const invoice = await findLockedInvoice(tx, scope, key)
  if (!invoice) throw noSuch('Invoice')
  return invoice
}

/** Like `lockInvoice`, but returns undefined if there is none. */
export async function findLockedInvoice(
  tx: Tx,
  scope: Scope,
  { id, movesTo }: InvoiceKey,
): Promise<LockedInvoice | undefined> {
  const seen = await findInvoice(tx.db, scope, id)
  if (!seen) return undefined
  const projects = new Set([seen.projectId, movesTo].filter((one) => one !== null && one !== undefined))
  for (const projectId of [...projects].sort()) {
    // No check here: a project deleted in the meantime leaves its invoices without one.
    await lockProjectRow(tx.db, scope, { id: projectId, lock: 'FOR NO KEY UPDATE' })
  }
  const invoice = await lockInvoiceRow(tx.db, scope, id)
  if (invoice && invoice.projectId !== null && invoice.projectId !== seen.projectId) {
    throw new AppError('CONFLICT', 'This invoice has changed since you opened it. Please try again.')
  }
  return invoice
}
