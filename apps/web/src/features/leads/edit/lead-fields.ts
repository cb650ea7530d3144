import { type LeadOrigin, type LeadSource, leadInterests, leadOrigins } from '@tallgrass/domain'
import type { RecordFieldSpec } from '../../../ui/record-field'
import { interestWords, originWords, statusWords } from '../lead-words'

const origins = leadOrigins.map((value) => ({ value, label: originWords[value] }))
const interests = leadInterests.map((value) => ({ value, label: interestWords[value] }))
const statuses = (['new', 'contacted', 'qualified'] as const).map((value) => ({
  value,
  label: statusWords[value],
}))

const source: RecordFieldSpec = { name: 'source', label: 'Source', kind: 'choice', choices: origins }

const facts: RecordFieldSpec[] = [
  { name: 'name', label: 'Name', kind: 'line' },
  { name: 'email', label: 'Email Address', kind: 'line' },
  { name: 'phone', label: 'Phone', kind: 'line' },
  { name: 'company', label: 'Company', kind: 'line' },
  { name: 'interest', label: 'Interest', kind: 'choice', choices: interests },
]

/** Enough is one of name, address and phone. */
export const newLeadFields: RecordFieldSpec[] = [
  ...facts,
  source,
  {
    name: 'status',
    label: 'Status',
    kind: 'choice',
    choices: statuses,
    description: 'New leads wait on your home page until someone contacts them.',
  },
  { name: 'notes', label: 'Notes', kind: 'paragraph' },
]

/** Only the source of a lead that was made by hand can change. */
export function leadFieldsOf(lead: { source: LeadSource | LeadOrigin }): RecordFieldSpec[] {
  return isOrigin(lead.source) ? [...facts, source] : facts
}

function isOrigin(value: LeadSource | LeadOrigin): boolean {
  return leadOrigins.some((origin) => origin === value)
}
