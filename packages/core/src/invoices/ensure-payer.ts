import { findOrganization, type LockedInvoice, lockPayer } from '@tallgrass/db'
import { AppError } from '@tallgrass/domain'
import type { Tx } from '../ctx.ts'

/** No invoice is open that no one pays, until the transaction ends. Throws CONFLICT. */
export async function ensurePayer(tx: Tx, { clientId, organizationId }: LockedInvoice): Promise<void> {
  if (await lockPayer(tx.db, { clientId, organizationId })) return
  const client = await findOrganization(tx.db, organizationId)
  const name = client?.shownName ?? 'this client'
  throw new AppError('CONFLICT', `No one pays for ${name}. Give one of its contacts the right to pay first.`)
}
