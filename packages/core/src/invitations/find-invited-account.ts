import { findInvitationByToken } from '@tallgrass/db'
import type { Role } from '@tallgrass/domain'
import { invitationHashOf } from '../contacts/invitation-token.ts'
import type { Ctx } from '../ctx.ts'

/** Who signs in after the invitation behind a link was accepted. Null for every other link. */
export async function findInvitedAccount(
  ctx: Ctx,
  { token }: { token: string },
): Promise<{ email: string; role: Role } | null> {
  const invitation = await findInvitationByToken(ctx.db, invitationHashOf(ctx, token))
  if (invitation?.status !== 'ACCEPTED') return null
  const { email, role } = invitation
  return { email, role }
}
