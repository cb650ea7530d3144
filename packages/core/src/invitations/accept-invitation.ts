import type { AcceptInvitationInput } from '@tallgrass/contracts'
import {
  acceptPendingInvitation,
  fillContact,
  findInvitingOrganization,
  lockUserByEmail,
} from '@tallgrass/db'
import { AppError, fullName } from '@tallgrass/domain'
import { createAccount, inAccountTransaction } from '../accounts/create-account.ts'
import { audit } from '../audit/audit.ts'
import { invitationHashOf } from '../contacts/invitation-token.ts'
import { lockOrganization } from '../contacts/lock-organization.ts'
import type { Ctx, Tx } from '../ctx.ts'
import { emit } from '../events/emit.ts'
import { leadBecomesClient } from '../path/lead-becomes-client.ts'
import { resolveEndedInvitations } from '../work-items/resolve-ended-invitations.ts'
import { getOpenInvitation } from './get-open-invitation.ts'

/**
 * Creates the invited account, once, with the role, address and name of the invitation, or gives the contact with this
 * address theirs. Someone whom a contact has invited becomes their colleague, an invited lead that client. Does not sign
 * anyone in.
 * Throws NOT_FOUND, GONE with the reason, or CONFLICT if the username or address is taken.
 */
export async function acceptInvitation(ctx: Ctx, input: AcceptInvitationInput) {
  // Checked before hashing, so that dead links cost nothing. The conditional update below decides.
  const { email: address } = await getOpenInvitation(ctx, input)
  const passwordHash = await ctx.passwords.hash(input.password)
  const tokenHash = invitationHashOf(ctx, input.token)
  const role = await inAccountTransaction(ctx, async (tx) => {
    const inviting = await lockInviting(tx, tokenHash)
    // Before the invitation, like everyone who invites or deactivates a contact.
    await lockUserByEmail(tx.db, address)
    const invitation = await acceptPendingInvitation(tx.db, tokenHash, tx.now)
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
        ...inviting,
      }))
    const after = { status: invitation.status, userId: user.id, role }
    audit(tx, { action: 'invitation.accept', entity: 'invitation', entityId: id, after })
    if (inviting) {
      await resolveEndedInvitations(tx, inviting.organizationId, 'The person joined the company.')
    }
    await leadBecomesClient(tx, { invitationId: id, clientId: user.id })
    const person = fullName(invitation)
    emit(tx, 'invitation.accepted', { invitationId: id, person, role })
    if (role === 'ADMIN')
      emit(tx, 'account.administrator_added', { userId: user.id, person, by: 'invitation' })
    return role
  })
  if (role) return { role }
  // The invitation was used or ended in the meantime; its status says which.
  await getOpenInvitation(ctx, input)
  throw new AppError('GONE', 'This invitation was already used')
}

/**
 * The organization of the contact who sent the invitation, with the rights that they gave; undefined if none did. Locked
 * before the invitation, as by those who renew it. Throws CONFLICT if the organization was merged at the same moment.
 */
async function lockInviting(tx: Tx, tokenHash: string) {
  const inviting = await findInvitingOrganization(tx.db, tokenHash)
  if (inviting) await lockOrganization(tx, inviting.organizationId)
  return inviting
}
