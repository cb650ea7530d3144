import type { AcceptInvitationInput } from '@tallgrass/contracts'
import { AppError, fullName } from '@tallgrass/domain'
import { inAccountTransaction } from '../accounts/create-account.ts'
import { ensureGoodPassword } from '../accounts/ensure-good-password.ts'
import { invitationHashOf } from '../contacts/invitation-token.ts'
import type { Ctx } from '../ctx.ts'
import { fillInvitedAccount } from './fill-invited-account.ts'
import { getOpenInvitation } from './get-open-invitation.ts'

/**
 * Creates the invited account, once, with the role, address and name of the invitation, or gives the contact with this
 * address theirs. Someone whom a contact has invited becomes their colleague, an invited lead that client. Does not sign
 * anyone in.
 * Throws NOT_FOUND, GONE with the reason, INVALID for a weak password, or CONFLICT if the username or address is taken.
 */
export async function acceptInvitation(ctx: Ctx, input: AcceptInvitationInput) {
  // Checked before hashing, so that dead links cost nothing. The conditional update decides.
  const { email, ...invited } = await getOpenInvitation(ctx, input)
  await ensureGoodPassword(input.password, { name: fullName(invited), email, username: input.username })
  const passwordHash = await ctx.passwords.hash(input.password)
  const inviteTokenHash = invitationHashOf(ctx, input.token)
  const { username } = input
  const accepted = await inAccountTransaction(ctx, (tx) =>
    fillInvitedAccount(tx, { email, inviteTokenHash, passwordHash, username }),
  )
  if (accepted) return { role: accepted.role }
  // The invitation was used or ended in the meantime; its status says which.
  await getOpenInvitation(ctx, input)
  throw new AppError('GONE', 'This invitation was already used')
}
