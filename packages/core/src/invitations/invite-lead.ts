import type { InviteLeadInput } from '@tallgrass/contracts'
import { lockUserByEmail } from '@tallgrass/db'
import type { AdminCtx } from '../authorize.ts'
import { lockOpenOrganization } from '../contacts/lock-organization.ts'
import type { Tx } from '../ctx.ts'
import { linkLead } from '../leads/link-lead.ts'
import { addInvitation, refuseSecondInvitation } from './add-invitation.ts'
import { becomeContact, refuseSecondContact } from './become-contact.ts'
import { findConvertibleLead } from './find-convertible-lead.ts'
import { sendInvitation } from './send-invitation.ts'

/**
 * Makes a lead a contact of a client, and invites them to an account. A new lead becomes contacted, and converted once
 * they accept. Throws NOT_FOUND for the lead or the organization; ILLEGAL_TRANSITION for a closed lead; or CONFLICT for
 * a lead without an address, an address with an account or a pending invitation, or an archived client.
 */
export async function inviteLead(ctx: AdminCtx, input: InviteLeadInput) {
  const invited = await refuseSecondInvitation(() =>
    refuseSecondContact(() => ctx.transaction((tx) => invite(ctx, tx, input))),
  )
  return sendInvitation(ctx, invited)
}

async function invite(ctx: AdminCtx, tx: Tx, input: InviteLeadInput) {
  const { firstName, id, lastName, organizationId } = input
  const found = await findConvertibleLead(tx, id, 'invite')
  const { contact, lead } = found
  // Everyone locks the client, the person, the invitation and the lead in this order, and so does accepting.
  if (organizationId) await lockOpenOrganization(tx, organizationId)
  const { email } = contact ?? lead
  await lockUserByEmail(tx.db, email)
  const invited = await addInvitation(ctx, tx, { firstName, lastName, email, role: 'CLIENT' })
  const { id: clientId } = await becomeContact(tx, found, input)
  await linkLead(tx, lead, { step: 'invite', clientId, invitationId: invited.id })
  return invited
}
