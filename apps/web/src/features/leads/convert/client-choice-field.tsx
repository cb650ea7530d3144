import { Radio, Stack } from '@mantine/core'
import type { LeadMatches } from '@tallgrass/contracts'
import type { RefObject } from 'react'
import { reasonsInWords } from '../../../shared/clients/duplicate-words'
import type { ClientChoice } from './use-lead-matches'

interface ClientChoiceFieldProps {
  clients: LeadMatches['clients']
  /** Of the person, as typed so far. */
  firstName: string
  /** Undefined while none is chosen. */
  value: ClientChoice | undefined
  error: string | undefined
  onChange: (choice: ClientChoice) => void
  /** The first choice, which takes the focus if none is chosen. */
  first: RefObject<HTMLInputElement | null>
}

/** Whether the person becomes a new client, or joins one that looks like the same. */
export function ClientChoiceField(props: ClientChoiceFieldProps) {
  const { clients, error, first, firstName, onChange, value } = props
  return (
    <Radio.Group
      name="client"
      label="Client"
      value={value ?? null}
      error={error}
      onChange={(chosen) => onChange(clients.find(({ id }) => id === chosen)?.id ?? 'new')}
    >
      <Stack gap="xs" mt={4}>
        {clients.map(({ email, id, name, reasons }, index) => (
          <Radio
            key={id}
            {...(index === 0 && { ref: first })}
            value={id}
            label={`Add ${firstName.trim() || 'them'} to ${name}`}
            description={`${email ? `${email}. ` : ''}${name} looks like the same client: it has ${reasonsInWords(reasons)}.`}
          />
        ))}
        <Radio value="new" label="Create a new client" />
      </Stack>
    </Radio.Group>
  )
}
