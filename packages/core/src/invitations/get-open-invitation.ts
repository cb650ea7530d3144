import { findInvitationByToken, type InvitationRow } from '@tallgrass/db'
import { AppError, type InvitationStatus, invitationStatusAt, noSuch } from '@tallgrass/domain'
import type { Ctx } from '../ctx.ts'
import { hashToken } from '../security/secret-token.ts'

const REASONS: Record<Exclude<InvitationStatus, 'PENDING'>, string> = {
  EXPIRED: 'This invitation has expired',
  CANCELLED: 'This invitation was cancelled',
  ACCEPTED: 'This invitation was already used',
}

/** The pending invitation behind a link. Throws NOT_FOUND, or GONE with the reason. */
export async function getOpenInvitation(ctx: Ctx, { token }: { token: string }): Promise<InvitationRow> {
  const invitation = await findInvitationByToken(ctx.db, hashToken(token))
  if (!invitation) throw noSuch('Invitation')
  const status = invitationStatusAt(invitation, ctx.clock())
  if (status !== 'PENDING') throw new AppError('GONE', REASONS[status])
  return invitation
}
