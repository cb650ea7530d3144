import type { ContactRow } from '@tallgrass/db'
import { AppError } from '@tallgrass/domain'
import { invitedAs } from '../contacts/put-invitation.ts'
import type { Ctx, Tx } from '../ctx.ts'
import { inviteClient } from './invite-client.ts'

/** Throws CONFLICT for someone who has an account or was deactivated. */
function ensureWaits({ deactivatedAt, hasAccount, name }: ContactRow): void {
  if (hasAccount) throw new AppError('CONFLICT', `${name} already has an account`)
  if (deactivatedAt) throw new AppError('CONFLICT', `${name} was deactivated. Reactivate them first.`)
}

/** Mails a locked contact an invitation, or a new link of the pending one. Throws like `ensureWaits`. */
export async function inviteWaiting(ctx: Ctx, tx: Tx, contact: ContactRow) {
  ensureWaits(contact)
  return inviteClient(ctx, tx, invitedAs(contact))
}
