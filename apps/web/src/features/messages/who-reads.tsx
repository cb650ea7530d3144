import { Group, Radio, Text } from '@mantine/core'
import { type Ref, useId } from 'react'

interface WhoReadsProps {
  /** Null while an administrator has not chosen. */
  internal: boolean | null
  onChange: (internal: boolean) => void
  /** An internal note is quoted in internal notes alone. */
  onlyInternal: boolean
  error: string | undefined
  /** The first choice. */
  ref: Ref<HTMLInputElement>
}

/** An administrator chooses who will read a message. Nothing is chosen beforehand. */
export function WhoReads({ error, internal, onChange, onlyInternal, ref }: WhoReadsProps) {
  const note = useId()
  const problem = useId()
  const chosen = onlyInternal ? 'internal' : internal === null ? null : internal ? 'internal' : 'client'
  return (
    <Radio.Group
      label="Who will read this"
      value={chosen}
      onChange={(value) => onChange(value === 'internal')}
      error={error}
      errorProps={{ id: problem }}
    >
      <Group gap="lg" mt={4}>
        <Radio
          ref={ref}
          value="client"
          label="The client and us"
          disabled={onlyInternal}
          {...(error && { 'aria-describedby': problem })}
        />
        <Radio value="internal" label="Administrators only" aria-describedby={note} />
      </Group>
      <Text c="dimmed" fz="sm" mt={4} id={note}>
        {sentenceFor(chosen, onlyInternal)}
      </Text>
    </Radio.Group>
  )
}

function sentenceFor(chosen: 'client' | 'internal' | null, onlyInternal: boolean): string {
  if (onlyInternal) return 'You quote an internal note, so only administrators will read this.'
  if (chosen === 'internal') return 'An internal note: the client never sees it.'
  if (chosen === 'client') return 'Every contact of the client and all administrators will read this.'
  return 'Choose before you send.'
}
