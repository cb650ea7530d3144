import type { ConvertLeadInput } from '@tallgrass/contracts'
import { updateOrganization } from '@tallgrass/db'
import { AppError } from '@tallgrass/domain'
import { audit } from '../audit/audit.ts'
import { addContact } from '../contacts/create-contact.ts'
import type { Tx } from '../ctx.ts'
import type { findConvertibleLead } from './find-convertible-lead.ts'

type Convertible = Awaited<ReturnType<typeof findConvertibleLead>>

/**
 * Returns the contact that a lead is, or makes one, with the lead's company and phone unless others are given. A phone
 * is that of a new client, too. Throws NOT_FOUND for the organization; INVALID without a name for a new contact; CONFLICT
 * for an archived organization, or for a contact of another client.
 */
export async function becomeContact(
  tx: Tx,
  { contact, lead }: Convertible,
  input: ConvertLeadInput,
  { step }: { step: 'invite' | 'convert' },
) {
  const { id: _, organizationId, organizationName = lead.company, phone = lead.phone, ...person } = input
  if (contact?.organizationId) {
    if (organizationId && organizationId !== contact.organizationId) {
      throw new AppError('CONFLICT', `${contact.name} is already a contact of another client`)
    }
    return { id: contact.id, organizationId: contact.organizationId }
  }
  const { email } = lead
  const named = { ...person, ...namesOf(person) }
  const facts = { ...named, email, organizationId, organizationName, phone }
  const added = await addContact(tx, { ...facts, invitedAsLead: step === 'invite' })
  if (phone && !organizationId) {
    await updateOrganization(tx.db, added.organizationId, { phone })
    audit(tx, {
      action: 'organization.update',
      entity: 'organization',
      entityId: added.organizationId,
      before: { phone: null },
      after: { phone },
    })
  }
  return added
}

/** Throws INVALID if one is missing. */
function namesOf({ firstName, lastName }: Pick<ConvertLeadInput, 'firstName' | 'lastName'>) {
  if (firstName === undefined) throw missing('firstName', 'First name is required')
  if (lastName === undefined) throw missing('lastName', 'Last name is required')
  return { firstName, lastName }
}

function missing(path: string, message: string): AppError {
  return new AppError('INVALID', message, { issues: [{ path, message }] })
}
