import type { AcceptInvitationInput } from '@tallgrass/contracts'
import { acceptPendingInvitation, fillContact } from '@tallgrass/db'
import { AppError, fullName } from '@tallgrass/domain'
import { createAccount, inAccountTransaction } from '../accounts/create-account.ts'
import { audit } from '../audit/audit.ts'
import type { Ctx } from '../ctx.ts'
import { leadBecomesClient } from '../path/lead-becomes-client.ts'
import { hashToken } from '../security/secret-token.ts'
import { getOpenInvitation } from './get-open-invitation.ts'

/**
 * Creates the invited account, once, with the role, address and name of the invitation, or gives the contact with this
 * address theirs. Does not sign anyone in. An invited lead becomes that client.
 * Throws NOT_FOUND, GONE with the reason, or CONFLICT if the username or address is taken.
 */
export async function acceptInvitation(ctx: Ctx, input: AcceptInvitationInput) {
  // Checked before hashing, so that dead links cost nothing. The conditional update below decides.
  await getOpenInvitation(ctx, input)
  const passwordHash = await ctx.passwords.hash(input.password)
  const role = await inAccountTransaction(ctx, async (tx) => {
    const invitation = await acceptPendingInvitation(tx.db, hashToken(input.token), tx.now)
    if (!invitation) return undefined
    const { email, id, role } = invitation
    const account = { username: input.username, passwordHash }
    const contact = await fillContact(tx.db, email, { ...account, emailVerifiedAt: tx.now })
    const user =
      contact ??
      (await createAccount(tx, {
        ...account,
        name: fullName(invitation),
        email,
        org: null,
        role,
        emailVerified: true,
      }))
    const after = { status: invitation.status, userId: user.id, role }
    audit(tx, { action: 'invitation.accept', entity: 'invitation', entityId: id, after })
    await leadBecomesClient(tx, { invitationId: id, clientId: user.id })
    return role
  })
  if (role) return { role }
  // The invitation was used or ended in the meantime; its status says which.
  await getOpenInvitation(ctx, input)
  throw new AppError('GONE', 'This invitation was already used')
}
