import { newInvitationLink } from '../contacts/new-invitation-link.ts'
import { type Invited, putInvitation } from '../contacts/put-invitation.ts'
import type { Ctx, Tx } from '../ctx.ts'
import { enqueueInvitationMail } from './enqueue-invitation-mail.ts'

/** Mails someone an invitation as a client, or a new link of the pending one. The caller knows that they may be invited. */
export async function inviteClient(ctx: Ctx, tx: Tx, invited: Invited) {
  const link = newInvitationLink(ctx.settings, tx.now)
  const invitation = await putInvitation(tx, invited, { link, keepsLinks: false })
  const { expiresAt, id, isNew } = invitation
  const mailId = await enqueueInvitationMail(tx, invitation, link.inviteUrl)
  return { id, expiresAt, inviteUrl: link.inviteUrl, isNew, mailId }
}
