import { findInvitation, renewPendingInvitation } from '@tallgrass/db'
import { AppError, invitationFlow, invitationStatusAt } from '@tallgrass/domain'
import { audit } from '../audit/audit.ts'
import type { AdminCtx } from '../authorize.ts'
import { sendNow } from '../mail/send-mail.ts'
import { enqueueInvitationMail } from './enqueue-invitation-mail.ts'
import { newInvitationLink } from './new-invitation-link.ts'

/** Replaces the link of a pending invitation and starts its time anew. Throws NOT_FOUND or ILLEGAL_TRANSITION. */
export async function renewInvitation(ctx: AdminCtx, { id }: { id: string }) {
  const { mailId, ...renewed } = await ctx.transaction(async (tx) => {
    const { expiresAt, inviteUrl, tokenHash } = newInvitationLink(ctx.settings, tx.now)
    const renewal = { inviteTokenHash: tokenHash, expiresAt, now: tx.now }
    const invitation = await renewPendingInvitation(tx.db, id, renewal)
    if (!invitation) throw await refusal(() => findInvitation(tx.db, id), tx.now)
    const mailId = await enqueueInvitationMail(tx, invitation, inviteUrl)
    const after = { expiresAt: invitation.expiresAt }
    audit(tx, { action: 'invitation.renew', entity: 'invitation', entityId: id, after })
    return { id, inviteUrl, expiresAt: invitation.expiresAt, mailId }
  })
  const emailEnabled = ctx.mail.enabled
  return { ...renewed, emailEnabled, emailSent: emailEnabled && (await sendNow(ctx, mailId)) }
}

async function refusal(find: () => ReturnType<typeof findInvitation>, now: Date): Promise<AppError> {
  const invitation = await find()
  if (!invitation) return new AppError('NOT_FOUND', 'This invitation does not exist')
  return invitationFlow.refusal(invitationStatusAt(invitation, now), 'pending again')
}
