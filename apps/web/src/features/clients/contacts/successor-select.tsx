import { NativeSelect } from '@mantine/core'
import type { Contact } from '@tallgrass/contracts'
import type { UserId } from '@tallgrass/domain'
import type { Ref } from 'react'
import { contactChoices } from '../../../shared/contacts/contact-choices'

interface SuccessorSelectProps {
  /** The one who leaves. */
  contact: Contact
  /** The active ones, who can take over. Without any, there is no choice. */
  colleagues: Contact[]
  /** True if the contact is known to be in charge of a record. */
  isNeeded: boolean
  /** True after an attempt to go on without the choice that is needed. */
  isMissing: boolean
  /** Undefined for no one. */
  value: UserId | undefined
  onChange: (id: UserId | undefined) => void
  ref: Ref<HTMLSelectElement>
}

/** Who takes over what a contact is in charge of. */
export function SuccessorSelect(props: SuccessorSelectProps) {
  const { colleagues, contact, isMissing, isNeeded, onChange, ref, value } = props
  if (colleagues.length === 0) return null
  const charge = `${contact.name} is in charge of projects, agreements or invoices.`
  return (
    <NativeSelect
      ref={ref}
      label="Who takes over"
      description={isNeeded ? charge : `Needed if ${charge}`}
      required={isNeeded}
      error={isMissing && 'Choose who takes over.'}
      value={value ?? ''}
      onChange={({ currentTarget }) => onChange(colleagues.find(({ id }) => id === currentTarget.value)?.id)}
      data={[{ value: '', label: isNeeded ? 'Choose a colleague' : 'No one' }, ...contactChoices(colleagues)]}
    />
  )
}
