import { findInvoice, type LockedInvoice, lockInvoice, lockProject, type Scope } from '@tallgrass/db'
import { AppError } from '@tallgrass/domain'
import type { Tx } from '../ctx.ts'
import { noSuch } from '../projects/no-such.ts'

interface Sought {
  id: string
  /** One more project that is to be held, because the invoice goes there. */
  movesTo?: string | null | undefined
}

/**
 * The invoice and its project, which nobody else changes until the transaction ends. Projects come first, so that
 * two who hold both never wait for each other. Throws NOT_FOUND, also for what belongs to somebody else.
 */
export async function holdInvoice(tx: Tx, scope: Scope, sought: Sought): Promise<LockedInvoice> {
  const invoice = await findHeldInvoice(tx, scope, sought)
  if (!invoice) throw noSuch('invoice')
  return invoice
}

/** Answers undefined where there is none. */
export async function findHeldInvoice(
  tx: Tx,
  scope: Scope,
  { id, movesTo }: Sought,
): Promise<LockedInvoice | undefined> {
  const seen = await findInvoice(tx.db, scope, id)
  if (!seen) return undefined
  const projects = new Set([seen.projectId, movesTo].filter((one) => typeof one === 'string'))
  for (const projectId of [...projects].sort()) {
    // One that is deleted meanwhile leaves its invoices behind.
    await lockProject(tx.db, scope, { id: projectId, wholly: false })
  }
  const invoice = await lockInvoice(tx.db, scope, id)
  if (invoice && invoice.projectId !== null && invoice.projectId !== seen.projectId) {
    throw new AppError('CONFLICT', 'This invoice has changed since you opened it. Please try again.')
  }
  return invoice
}
