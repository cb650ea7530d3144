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
import { newInvitationLink } from '../contacts/new-invitation-link.ts'
import type { Tx } from '../ctx.ts'
import { enqueueInvitationMail } from './enqueue-invitation-mail.ts'
import { ensureInvitable } from './ensure-invitable.ts'

/**
 * Creates an invitation with its link. Throws CONFLICT for an address that has an account, or of a contact who may not
 * be invited like this.
 */
export async function addInvitation(ctx: AdminCtx, tx: Tx, input: CreateInvitationInput) {
  const link = newInvitationLink(ctx.settings, tx.now)
  await expireOverdueInvitations(tx.db, input.email, tx.now)
  ensureInvitable(await findUserByEmail(tx.db, input.email), input)
  const invitation = await insertInvitation(tx.db, {
    ...input,
    id: newId('Invitation', tx.now),
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
}

/**
 * Runs work that adds an invitation, and translates the violation by a second pending one into a CONFLICT.
 */
export async function refuseSecondInvitation<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!isUniqueViolation(error, 'user_invitations_pending_email_key')) throw error
    throw new AppError('CONFLICT', 'This email address already has a pending invitation', { cause: error })
  }
}
