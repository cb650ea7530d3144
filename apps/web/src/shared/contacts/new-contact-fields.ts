import type { RecordFieldSpec } from '../../ui/record-field'
import { rightFields } from './right-fields'

/** Of a new contact, who may do everything and is invited unless someone unchecks it. */
export const newContactFields: RecordFieldSpec[] = [
  ...rightFields,
  {
    name: 'invites',
    label: 'Invite now',
    kind: 'check',
    description: 'You can invite them at any time, and prepare everything for them before.',
  },
]
export const newContact = { signs: true, pays: true, reviews: true, invites: true }
