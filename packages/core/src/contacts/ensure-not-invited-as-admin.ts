import { expireOverdueInvitations, findPendingInvitation } from '@tallgrass/db'
import { AppError } from '@tallgrass/domain'
import type { Tx } from '../ctx.ts'

/** Throws CONFLICT for an address that waits to become an administrator, because one person is not both. */
export async function ensureNotInvitedAsAdmin(tx: Tx, email: string): Promise<void> {
  await expireOverdueInvitations(tx.db, email, tx.now)
  const pending = await findPendingInvitation(tx.db, email)
  if (pending?.role !== 'ADMIN') return
  throw new AppError('CONFLICT', `${email} is invited as an administrator. Cancel that invitation first.`)
}
