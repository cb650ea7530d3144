import type { InviteLeadInput } from '@tallgrass/contracts'
import { inAccountTransaction } from '../accounts/create-account.ts'
import type { AdminCtx } from '../authorize.ts'
import type { Tx } from '../ctx.ts'
import { linkLead } from '../leads/link-lead.ts'
import { addInvitation, refuseSecondInvitation } from './add-invitation.ts'
import { becomeContact } from './become-contact.ts'
import { findConvertibleLead } from './find-convertible-lead.ts'
import { sendInvitation } from './send-invitation.ts'

/**
 * Makes a lead a contact of a client, and invites them to an account. A new lead becomes contacted, and converted once
 * they accept. Throws NOT_FOUND for the lead or the organization; ILLEGAL_TRANSITION for a closed lead; or CONFLICT for
 * a lead without an address, an address with an account or a pending invitation, or an archived client.
 */
export async function inviteLead(ctx: AdminCtx, input: InviteLeadInput) {
  const invited = await refuseSecondInvitation(() =>
    inAccountTransaction(ctx, (tx) => invite(ctx, tx, input)),
  )
  return sendInvitation(ctx, invited)
}

async function invite(ctx: AdminCtx, tx: Tx, input: InviteLeadInput) {
  const { firstName, lastName } = input
  const found = await findConvertibleLead(tx, input, 'invite')
  const { contact, lead } = found
  const { email } = contact ?? lead
  const invited = await addInvitation(ctx, tx, { firstName, lastName, email, role: 'CLIENT' })
  const { id: clientId } = await becomeContact(tx, found, input, { step: 'invite' })
  await linkLead(tx, lead, { step: 'invite', clientId, invitationId: invited.id })
  return invited
}
