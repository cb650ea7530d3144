import type { ConvertLeadInput } from '@tallgrass/contracts'
import { findContactOfLead, findLead, lockUserByEmail } from '@tallgrass/db'
import { AppError, ensureLeadOpen, noSuch } from '@tallgrass/domain'
import { lockOpenOrganization } from '../contacts/lock-organization.ts'
import type { Tx } from '../ctx.ts'
import { ensureInvitable, ensureLinkable } from './ensure-invitable.ts'

/**
 * A lead, and the contact that it is already, or whose address it has, locked after their client or the chosen one.
 * Someone with an account can only be linked. Throws NOT_FOUND; ILLEGAL_TRANSITION for a closed lead; CONFLICT for one
 * without an address, for an administrator, a person who was deactivated, or an archived client.
 */
export async function findConvertibleLead(
  tx: Tx,
  { id, organizationId }: Pick<ConvertLeadInput, 'id' | 'organizationId'>,
  then: 'invite' | 'convert',
) {
  const lead = await findLead(tx.db, id)
  if (!lead) throw noSuch('Lead')
  ensureLeadOpen(lead, then)
  if (!lead.email) {
    throw new AppError('CONFLICT', `This lead has no email address. Add one before you ${then} them.`)
  }
  const contact = await findContactOfLead(tx.db, lead)
  if (then === 'invite') ensureInvitable(contact, { role: 'CLIENT' })
  else ensureLinkable(contact)
  // Everyone locks the client, the person, the invitation and the lead in this order, and so does accepting.
  const clientId = contact?.organizationId ?? organizationId
  if (clientId) await lockOpenOrganization(tx, clientId)
  if (contact) await lockUserByEmail(tx.db, contact.email)
  return { lead, contact }
}
