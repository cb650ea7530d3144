import { findOrganization, type LockedInvoice, lockPayer } from '@tallgrass/db'
import { AppError } from '@tallgrass/domain'
import type { Tx } from '../ctx.ts'
import type { Payer } from './to-invoice-mail.ts'

/** The one who pays an invoice, until the transaction ends: none is open that no one pays. Throws CONFLICT. */
export async function ensurePayer(tx: Tx, { clientId, organizationId }: LockedInvoice): Promise<Payer> {
  const payer = await lockPayer(tx.db, { clientId, organizationId })
  if (payer) return payer
  const client = await findOrganization(tx.db, organizationId)
  const name = client?.shownName ?? 'this client'
  throw new AppError('CONFLICT', `No one pays for ${name}. Give one of its contacts the right to pay first.`)
}
