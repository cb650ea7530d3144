import { userOf } from '@tallgrass/contracts'
import {
  expireOverdueInvitations,
  findPendingInvitation,
  insertInvitation,
  newId,
  renewPendingInvitation,
} from '@tallgrass/db'
import { noSuch } from '@tallgrass/domain'
import { audit } from '../audit/audit.ts'
import type { Ctx, Tx } from '../ctx.ts'
import { enqueueInvitationMail } from './enqueue-invitation-mail.ts'
import { newInvitationLink } from './new-invitation-link.ts'

interface Invited {
  email: string
  firstName: string
  lastName: string
}

/** Mails someone an invitation as a client, or a new link of the pending one. The caller knows that they may be invited. */
export async function inviteClient(ctx: Ctx, tx: Tx, { email, firstName, lastName }: Invited) {
  const { expiresAt, inviteUrl, tokenHash } = newInvitationLink(ctx.settings, tx.now)
  await expireOverdueInvitations(tx.db, email, tx.now)
  const link = { inviteTokenHash: tokenHash, expiresAt }
  const pending = await findPendingInvitation(tx.db, email)
  const invitation = pending
    ? await renewPendingInvitation(tx.db, pending.id, { ...link, now: tx.now })
    : await insertInvitation(tx.db, {
        firstName,
        lastName,
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
