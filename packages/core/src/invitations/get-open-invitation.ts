import { findInvitationByToken, type InvitationRow } from '@tallgrass/db'
import { AppError, type InvitationStatus, invitationStatusAt, noSuch } from '@tallgrass/domain'
import { invitationHashOf } from '../contacts/invitation-token.ts'
import type { Ctx } from '../ctx.ts'

const REASONS: Record<Exclude<InvitationStatus, 'PENDING'>, string> = {
  EXPIRED: 'This invitation has expired',
  CANCELLED: 'This invitation was cancelled',
  ACCEPTED: 'This invitation was already used',
}

/** The pending invitation behind a link. Throws NOT_FOUND, or GONE with the reason. */
export async function getOpenInvitation(ctx: Ctx, { token }: { token: string }): Promise<InvitationRow> {
  const invitation = await findInvitationByToken(ctx.db, invitationHashOf(ctx, token))
  if (!invitation) throw noSuch('Invitation')
  const status = invitationStatusAt(invitation, ctx.clock())
  if (status !== 'PENDING') throw new AppError('GONE', REASONS[status])
  return invitation
}
