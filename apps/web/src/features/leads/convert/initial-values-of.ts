import type { LeadDetails } from '@tallgrass/contracts'
import { splitName } from '@tallgrass/domain'
import type { FieldValues } from '../../../lib/record-draft'
import { newContact } from '../../../shared/contacts/new-contact-fields'

export function initialValuesOf({ company, name, phone }: LeadDetails): FieldValues {
  const { firstName, lastName } = splitName(name ?? '')
  return {
    firstName,
    lastName: lastName ?? '',
    organizationName: company ?? '',
    phone: phone ?? '',
    ...newContact,
  }
}
