import {
  acceptPendingInvitation,
  fillContact,
  findInvitingOrganization,
  lockUserByEmail,
} from '@tallgrass/db'
import { fullName, type Role, type UserId } from '@tallgrass/domain'
import { createAccount } from '../accounts/create-account.ts'
import { audit } from '../audit/audit.ts'
import { lockOrganization } from '../contacts/lock-organization.ts'
import type { Tx } from '../ctx.ts'
import { emit } from '../events/emit.ts'
import { leadBecomesClient } from '../path/lead-becomes-client.ts'
import { resolveEndedInvitations } from '../work-items/resolve-ended-invitations.ts'

interface Acceptance {
  /** Of the invitation's link. */
  inviteTokenHash: string
  /** Of the invitation. */
  email: string
  username: string | null
  passwordHash: string
}

/**
 * Accepts an invitation, once, and creates its account, or gives the contact with this address theirs. Returns undefined
 * unless it is pending.
 */
export async function fillInvitedAccount(
  tx: Tx,
  { email: address, inviteTokenHash, passwordHash, username }: Acceptance,
): Promise<{ role: Role; userId: UserId } | undefined> {
  const inviting = await lockInviting(tx, inviteTokenHash)
  // Before the invitation, like everyone who invites or deactivates a contact.
  await lockUserByEmail(tx.db, address)
  const invitation = await acceptPendingInvitation(tx.db, inviteTokenHash, tx.now)
  if (!invitation) return undefined
  const { email, id, role } = invitation
  const account = { username, passwordHash }
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
  if (role === 'ADMIN') emit(tx, 'account.administrator_added', { userId: user.id, person, by: 'invitation' })
  return { role, userId: user.id }
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
