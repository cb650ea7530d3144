import { Button, Stack, Text } from '@mantine/core'
import { useId } from 'react'

const sentences = {
  pays: 'Only the client can pay.',
  signs: 'Only the client can sign.',
  reviews: 'Only the client can review.',
  moves: 'Only the client can do this.',
  changes: 'Only the client can change this.',
}

interface OfferInViewProps {
  /** What the button says to the client. */
  label: string
  /** Names the record for screen readers, unless the label does. */
  what?: string
  deed: keyof typeof sentences
}

/** What an administrator sees, who views the portal as a contact, instead of what the client acts with. */
export function OfferInView({ deed, label, what }: OfferInViewProps) {
  const hint = useId()
  return (
    <Stack gap={4} align="flex-start">
      <Button disabled size="sm" aria-label={what ? `${label}: ${what}` : label} aria-describedby={hint}>
        {label}
      </Button>
      <Text c="dimmed" fz="sm" id={hint}>
        {sentences[deed]}
      </Text>
    </Stack>
  )
}
