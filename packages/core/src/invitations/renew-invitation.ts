import { findInvitation, renewPendingInvitation } from '@tallgrass/db'
import {
  type AppError,
  type InvitationId,
  invitationFlow,
  invitationStatusAt,
  noSuch,
} from '@tallgrass/domain'
import { audit } from '../audit/audit.ts'
import type { AdminCtx } from '../authorize.ts'
import { newInvitationLink } from '../contacts/new-invitation-link.ts'
import { ensureProved } from '../second-factor/ensure-proved.ts'
import { enqueueInvitationMail } from './enqueue-invitation-mail.ts'
import { sendInvitation } from './send-invitation.ts'

/**
 * Replaces the link of a pending invitation and restarts its time. Throws NOT_FOUND, ILLEGAL_TRANSITION, or PROOF_NEEDED
 * for one of an administrator.
 */
export async function renewInvitation(ctx: AdminCtx, { id }: { id: InvitationId }) {
  const renewed = await ctx.transaction(async (tx) => {
    const { expiresAt, inviteUrl, tokenHash } = newInvitationLink(ctx.settings, tx.now)
    const renewal = { inviteTokenHash: tokenHash, expiresAt, now: tx.now }
    const invitation = await renewPendingInvitation(tx.db, id, renewal)
    if (!invitation) throw refusal(await findInvitation(tx.db, id), tx.now)
    if (invitation.role === 'ADMIN') ensureProved(ctx)
    const mailId = await enqueueInvitationMail(tx, invitation, inviteUrl)
    const after = { expiresAt: invitation.expiresAt }
    audit(tx, { action: 'invitation.renew', entity: 'invitation', entityId: id, after })
    return { id, inviteUrl, expiresAt: invitation.expiresAt, mailId }
  })
  return sendInvitation(ctx, renewed)
}

function refusal(invitation: Awaited<ReturnType<typeof findInvitation>>, now: Date): AppError {
  if (!invitation) return noSuch('Invitation')
  return invitationFlow.refusal(invitationStatusAt(invitation, now), 'pending again')
}
