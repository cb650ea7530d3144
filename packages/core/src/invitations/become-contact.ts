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
 * is that of a new client, too. Throws NOT_FOUND for the organization; CONFLICT for an archived one, or for a contact of
 * another client.
 */
export async function becomeContact(tx: Tx, { contact, lead }: Convertible, input: ConvertLeadInput) {
  const { id: _, organizationId, organizationName = lead.company, phone = lead.phone, ...person } = input
  if (contact?.organizationId) {
    if (organizationId && organizationId !== contact.organizationId) {
      throw new AppError('CONFLICT', `${contact.name} is already a contact of another client`)
    }
    return { id: contact.id, organizationId: contact.organizationId }
  }
  const { email } = lead
  const added = await addContact(tx, { ...person, email, organizationId, organizationName, phone })
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
