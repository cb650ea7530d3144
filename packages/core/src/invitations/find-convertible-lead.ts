import { findLead, findUserByEmail, findUserById } from '@tallgrass/db'
import { AppError, ensureLeadOpen, type LeadId, noSuch } from '@tallgrass/domain'
import type { Tx } from '../ctx.ts'
import { ensureInvitable } from './ensure-invitable.ts'

/**
 * A lead, and the contact that it is already, or whose address it has. Throws NOT_FOUND; ILLEGAL_TRANSITION for a closed
 * lead; CONFLICT for one without an address, or for a person with an account or who was deactivated.
 */
export async function findConvertibleLead(tx: Tx, id: LeadId, then: 'invite' | 'convert') {
  const lead = await findLead(tx.db, id)
  if (!lead) throw noSuch('Lead')
  ensureLeadOpen(lead, then)
  if (!lead.email) {
    throw new AppError('CONFLICT', `This lead has no email address. Add one before you ${then} them.`)
  }
  const contact = lead.clientId
    ? await findUserById(tx.db, lead.clientId)
    : await findUserByEmail(tx.db, lead.email)
  ensureInvitable(contact, { role: 'CLIENT' })
  return { lead, contact }
}
