import { userOf } from '@tallgrass/contracts'
import {
  type ContactRow,
  expireOverdueInvitations,
  findPendingInvitation,
  insertInvitation,
  newId,
  renewPendingInvitation,
} from '@tallgrass/db'
import { AppError, noSuch, splitName } from '@tallgrass/domain'
import { audit } from '../audit/audit.ts'
import type { Ctx, Tx } from '../ctx.ts'
import { enqueueInvitationMail } from './enqueue-invitation-mail.ts'
import { newInvitationLink } from './new-invitation-link.ts'

/** Throws CONFLICT for someone who has an account or was deactivated. */
function ensureWaits({ deactivatedAt, hasAccount, name }: ContactRow): void {
  if (hasAccount) throw new AppError('CONFLICT', `${name} already has an account`)
  if (deactivatedAt) throw new AppError('CONFLICT', `${name} was deactivated. Reactivate them first.`)
}

/** Mails a locked contact an invitation, or a new link of the pending one. Throws like `ensureWaits`. */
export async function inviteWaiting(ctx: Ctx, tx: Tx, contact: ContactRow) {
  ensureWaits(contact)
  const { email, name } = contact
  const { firstName, lastName } = splitName(name)
  const { expiresAt, inviteUrl, tokenHash } = newInvitationLink(ctx.settings, tx.now)
  await expireOverdueInvitations(tx.db, email, tx.now)
  const link = { inviteTokenHash: tokenHash, expiresAt }
  const pending = await findPendingInvitation(tx.db, email)
  const invitation = pending
    ? await renewPendingInvitation(tx.db, pending.id, { ...link, now: tx.now })
    : await insertInvitation(tx.db, {
        firstName,
        // A name of one word has none.
        lastName: lastName ?? '',
        ...link,
        email,
        id: newId('Invitation', tx.now),
        role: 'CLIENT',
        invitedBy: userOf(tx.actor),
        createdAt: tx.now,
      })
  if (!invitation) throw noSuch('Invitation')
  const mailId = await enqueueInvitationMail(tx, invitation, inviteUrl)
  audit(tx, {
    action: pending ? 'invitation.renew' : 'invitation.create',
    entity: 'invitation',
    entityId: invitation.id,
    after: pending ? { expiresAt: invitation.expiresAt } : { email, role: 'CLIENT' },
  })
  return { id: invitation.id, expiresAt: invitation.expiresAt, inviteUrl, mailId }
}
