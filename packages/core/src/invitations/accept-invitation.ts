import type { AcceptInvitationInput } from '@tallgrass/contracts'
import { acceptPendingInvitation } from '@tallgrass/db'
import { AppError, fullName } from '@tallgrass/domain'
import { createAccount, creatingAccount } from '../accounts/create-account.ts'
import { audit } from '../audit/audit.ts'
import type { Ctx } from '../ctx.ts'
import { leadBecomesClient } from '../path/lead-becomes-client.ts'
import { hashToken } from '../security/secret-token.ts'
import { getOpenInvitation } from './get-open-invitation.ts'

/**
 * Opens the invited account, once: role, address and name are the invitation's. Nobody is signed in by it.
 * A lead that it was sent for becomes that account.
 * Throws NOT_FOUND, GONE with the reason, or CONFLICT when the username or address is taken.
 */
export async function acceptInvitation(ctx: Ctx, input: AcceptInvitationInput) {
  // Asked before hashing, so that dead links cost nothing; decided by the conditional update below.
  await getOpenInvitation(ctx, input)
  const passwordHash = await ctx.passwords.hash(input.password)
  const role = await creatingAccount(ctx, async (tx) => {
    const invitation = await acceptPendingInvitation(tx.db, hashToken(input.token), tx.now)
    if (!invitation) return undefined
    const { email, id, role } = invitation
    const user = await createAccount(tx, {
      name: fullName(invitation),
      email,
      username: input.username,
      org: null,
      role,
      passwordHash,
      emailVerified: true,
    })
    const after = { status: invitation.status, userId: user.id, role }
    audit(tx, { action: 'invitation.accept', entity: 'invitation', entityId: id, after })
    await leadBecomesClient(tx, { invitationId: id, clientId: user.id })
    return role
  })
  if (role) return { role }
  // Somebody else was first, or it ended meanwhile: the status says which.
  await getOpenInvitation(ctx, input)
  throw new AppError('GONE', 'This invitation was already used')
}
