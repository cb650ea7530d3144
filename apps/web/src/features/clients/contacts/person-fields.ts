import { newContact, newContactFields } from '../../../shared/contacts/new-contact-fields'
import type { RecordFieldSpec } from '../../../ui/record-field'

/** The fields of a person who is added, and whether they are invited at once. */
export const personFields: RecordFieldSpec[] = [
  { name: 'firstName', label: 'First name', kind: 'line' },
  { name: 'lastName', label: 'Last name', kind: 'line' },
  { name: 'email', label: 'Email', kind: 'line' },
  { name: 'phone', label: 'Phone', kind: 'line' },
  ...newContactFields,
]

export const newPerson = { firstName: '', lastName: '', email: '', phone: '', ...newContact }
