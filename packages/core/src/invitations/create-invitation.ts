import type { CreateInvitationInput } from '@tallgrass/contracts'
import {
  expireOverdueInvitations,
  findUserByEmail,
  insertInvitation,
  isUniqueViolation,
  newId,
} from '@tallgrass/db'
import { AppError, fullName } from '@tallgrass/domain'
import { audit } from '../audit.ts'
import type { AdminCtx } from '../authorize.ts'
import { enqueueMail } from '../mail/enqueue-mail.ts'
import { newInvitationLink } from './new-invitation-link.ts'

/** Invites a person; the link is answered here and nowhere else. Throws CONFLICT for a known or invited address. */
export async function createInvitation(ctx: AdminCtx, input: CreateInvitationInput) {
  try {
    return await ctx.transaction(async (tx) => {
      const { expiresAt, inviteUrl, tokenHash } = newInvitationLink(ctx.settings, tx.now)
      await expireOverdueInvitations(tx.db, input.email, tx.now)
      if (await findUserByEmail(tx.db, input.email)) {
        throw new AppError('CONFLICT', 'This email address already has an account')
      }
      const { id } = await insertInvitation(tx.db, {
        ...input,
        id: newId(tx.now),
        invitedBy: ctx.user.id,
        inviteTokenHash: tokenHash,
        expiresAt,
        createdAt: tx.now,
      })
      const data = { name: fullName(input), role: input.role, expiresAt: expiresAt.toISOString() }
      const mail = await enqueueMail(tx, 'invitation', { to: input.email, data, link: inviteUrl })
      await audit(tx, {
        action: 'invitation.create',
        entity: 'invitation',
        entityId: id,
        after: { ...input },
      })
      return { id, inviteUrl, expiresAt: data.expiresAt, ...mail }
    })
  } catch (error) {
    if (!isUniqueViolation(error, 'user_invitations_pending_email_key')) throw error
    throw new AppError('CONFLICT', 'This email address already has a pending invitation', { cause: error })
  }
}
