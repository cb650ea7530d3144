import { rightFields } from '../../../shared/contacts/right-fields'
import type { RecordFieldSpec } from '../../../ui/record-field'

/** The fields of a person who is added, and whether they are invited at once. */
export const personFields: RecordFieldSpec[] = [
  { name: 'firstName', label: 'First name', kind: 'line' },
  { name: 'lastName', label: 'Last name', kind: 'line' },
  { name: 'email', label: 'Email', kind: 'line' },
  { name: 'phone', label: 'Phone', kind: 'line' },
  ...rightFields,
  {
    name: 'invites',
    label: 'Invite now',
    kind: 'check',
    description: 'You can invite them at any time, and prepare everything for them before.',
  },
]

export const newPerson = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  signs: true,
  pays: true,
  reviews: true,
  invites: true,
}
