import { NativeSelect } from '@mantine/core'
import type { Contact } from '@tallgrass/contracts'
import type { UserId } from '@tallgrass/domain'

interface SuccessorSelectProps {
  /** The one who leaves. */
  contact: Contact
  /** The active ones, who can take over. Without any, there is no choice. */
  colleagues: Contact[]
  /** Undefined for no one. */
  value: UserId | undefined
  onChange: (id: UserId | undefined) => void
}

/** Who takes over what a contact is in charge of. */
export function SuccessorSelect({ colleagues, contact, onChange, value }: SuccessorSelectProps) {
  if (colleagues.length === 0) return null
  return (
    <NativeSelect
      label="Who takes over"
      description={`Needed if ${contact.name} is in charge of projects, agreements or invoices.`}
      value={value ?? ''}
      onChange={({ currentTarget }) => onChange(colleagues.find(({ id }) => id === currentTarget.value)?.id)}
      data={[
        { value: '', label: 'No one' },
        ...colleagues.map(({ id, name }) => ({ value: id, label: name })),
      ]}
    />
  )
}
