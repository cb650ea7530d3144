import { findInvitationByToken } from '@tallgrass/db'
import type { Role } from '@tallgrass/domain'
import type { Ctx } from '../ctx.ts'
import { hashToken } from '../security/secret-token.ts'

/** Who signs in after the invitation behind a link was accepted. Null for every other link. */
export async function findInvitedAccount(
  ctx: Ctx,
  { token }: { token: string },
): Promise<{ email: string; role: Role } | null> {
  const invitation = await findInvitationByToken(ctx.db, hashToken(token))
  if (invitation?.status !== 'ACCEPTED') return null
  const { email, role } = invitation
  return { email, role }
}
