import type { CreateInvitationInput } from '@tallgrass/contracts'
import {
  expireOverdueInvitations,
  findUserByEmail,
  insertInvitation,
  isUniqueViolation,
  newId,
} from '@tallgrass/db'
import { AppError } from '@tallgrass/domain'
import { audit } from '../audit/audit.ts'
import type { AdminCtx } from '../authorize.ts'
import { sendNow } from '../mail/send-mail.ts'
import { enqueueInvitationMail } from './enqueue-invitation-mail.ts'
import { newInvitationLink } from './new-invitation-link.ts'

/** Invites a person; the link is answered here and nowhere else. Throws CONFLICT for a known or invited address. */
export async function createInvitation(ctx: AdminCtx, input: CreateInvitationInput) {
  const { mailId, ...created } = await insertNewInvitation(ctx, input)
  const emailEnabled = ctx.mail.enabled
  return { ...created, emailEnabled, emailSent: emailEnabled && (await sendNow(ctx, mailId)) }
}

async function insertNewInvitation(ctx: AdminCtx, input: CreateInvitationInput) {
  try {
    return await ctx.transaction(async (tx) => {
      const link = newInvitationLink(ctx.settings, tx.now)
      await expireOverdueInvitations(tx.db, input.email, tx.now)
      if (await findUserByEmail(tx.db, input.email)) {
        throw new AppError('CONFLICT', 'This email address already has an account')
      }
      const invitation = await insertInvitation(tx.db, {
        ...input,
        id: newId(tx.now),
        invitedBy: ctx.user.id,
        inviteTokenHash: link.tokenHash,
        expiresAt: link.expiresAt,
        createdAt: tx.now,
      })
      const { id, expiresAt } = invitation
      const mailId = await enqueueInvitationMail(tx, invitation, link.inviteUrl)
      audit(tx, {
        action: 'invitation.create',
        entity: 'invitation',
        entityId: id,
        after: { ...input },
      })
      return { id, expiresAt, inviteUrl: link.inviteUrl, mailId }
    })
  } catch (error) {
    if (!isUniqueViolation(error, 'user_invitations_pending_email_key')) throw error
    throw new AppError('CONFLICT', 'This email address already has a pending invitation', { cause: error })
  }
}
