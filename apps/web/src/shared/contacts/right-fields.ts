import type { ContactRight } from '@tallgrass/domain'
import type { RecordFieldSpec } from '../../ui/record-field'

/** What a contact may do for their organization, beside reading all that is its own. */
export const rightFields: RecordFieldSpec[] = [
  { name: 'signs', label: 'Signs', kind: 'check', description: 'Can be chosen to sign agreements.' },
  { name: 'pays', label: 'Pays', kind: 'check', description: 'Is offered the payment pages of invoices.' },
  { name: 'reviews', label: 'Reviews', kind: 'check', description: 'Approves tasks, or asks for changes.' },
]

/** The fields of some rights. */
export function rightFieldsOf(rights: readonly ContactRight[]): RecordFieldSpec[] {
  return rightFields.filter(({ name }) => rights.some((right) => right === name))
}
