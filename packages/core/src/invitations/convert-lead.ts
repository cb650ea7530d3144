import type { ConvertedLead, ConvertLeadInput } from '@tallgrass/contracts'
import { AppError } from '@tallgrass/domain'
import { inAccountTransaction } from '../accounts/create-account.ts'
import type { AdminCtx } from '../authorize.ts'
import type { Tx } from '../ctx.ts'
import { linkLead } from '../leads/link-lead.ts'
import { becomeContact } from './become-contact.ts'
import { findConvertibleLead } from './find-convertible-lead.ts'

/**
 * Makes a lead a contact of a client, without an invitation: everything can be prepared for them before they get one.
 * The lead is converted immediately. One that is a contact already is linked to them, also if they have an account. Throws
 * NOT_FOUND for the lead or the organization; ILLEGAL_TRANSITION for a closed lead; INVALID without a name for a new
 * contact; CONFLICT for a lead that is a client already, has no address or that of an administrator, or for an archived
 * client.
 */
export async function convertLead(ctx: AdminCtx, input: ConvertLeadInput): Promise<ConvertedLead> {
  return inAccountTransaction(ctx, (tx) => convert(tx, input))
}

async function convert(tx: Tx, input: ConvertLeadInput): Promise<ConvertedLead> {
  const found = await findConvertibleLead(tx, input, 'convert')
  const { lead } = found
  if (lead.clientId && lead.status === 'converted') {
    throw new AppError('CONFLICT', 'This lead is already a client')
  }
  const { id: clientId, organizationId } = await becomeContact(tx, found, input, { step: 'convert' })
  const linked = await linkLead(tx, lead, { step: 'convert', clientId })
  return { ...linked, clientId, organizationId }
}
