import { Radio, Stack } from '@mantine/core'
import type { LeadMatches } from '@tallgrass/contracts'
import { reasonsInWords } from '../../../shared/clients/duplicate-words'
import type { ClientChoice } from './use-lead-matches'

interface ClientChoiceFieldProps {
  clients: LeadMatches['clients']
  /** Of the person, as typed so far. */
  firstName: string
  value: ClientChoice
  onChange: (choice: ClientChoice) => void
}

/** Whether the person becomes a new client, or joins one that looks like the same. */
export function ClientChoiceField({ clients, firstName, onChange, value }: ClientChoiceFieldProps) {
  return (
    <Radio.Group
      name="client"
      label="Client"
      value={value}
      onChange={(chosen) => onChange(clients.find(({ id }) => id === chosen)?.id ?? 'new')}
    >
      <Stack gap="xs" mt={4}>
        {clients.map(({ id, name, reasons }) => (
          <Radio
            key={id}
            value={id}
            label={`Add ${firstName.trim() || 'them'} to ${name}`}
            description={`${name} looks like the same client: it has ${reasonsInWords(reasons)}.`}
          />
        ))}
        <Radio value="new" label="Make a new client" />
      </Stack>
    </Radio.Group>
  )
}
