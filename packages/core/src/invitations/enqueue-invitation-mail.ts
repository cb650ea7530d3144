import type { InvitationRow } from '@tallgrass/db'
import { fullName, type MailId } from '@tallgrass/domain'
import type { Tx } from '../ctx.ts'
import { enqueueMail, SENT_BY_CALLER } from '../mail/enqueue-mail.ts'
import { invitationMails } from './invitation-mails.ts'

/** Enqueues the message with the link. The caller tries to send it after the transaction. */
export function enqueueInvitationMail(tx: Tx, invitation: InvitationRow, inviteUrl: string): Promise<MailId> {
  const { email, expiresAt, role } = invitation
  const data = { name: fullName(invitation), role, expiresAt }
  const mail = { to: email, data, link: inviteUrl, linkExpiresAt: new Date(expiresAt) }
  return enqueueMail(tx, invitationMails.invitation, mail, SENT_BY_CALLER)
}
