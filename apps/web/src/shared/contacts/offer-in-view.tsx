import { Button, Stack, Text } from '@mantine/core'
import type { ContactRight } from '@tallgrass/domain'
import { useId } from 'react'

const sentences: Record<Exclude<ContactRight, 'reviews'>, string> = {
  pays: 'Only the client can pay.',
  signs: 'Only the client can sign.',
}

interface OfferInViewProps {
  /** What the button says to the client. */
  label: string
  /** Names the record for screen readers. */
  what: string
  right: keyof typeof sentences
}

/** What an administrator sees, who views the portal as a contact, instead of the link to pay or to sign. */
export function OfferInView({ label, right, what }: OfferInViewProps) {
  const hint = useId()
  return (
    <Stack gap={4} align="flex-start">
      <Button disabled size="sm" aria-label={`${label}: ${what}`} aria-describedby={hint}>
        {label}
      </Button>
      <Text c="dimmed" fz="sm" id={hint}>
        {sentences[right]}
      </Text>
    </Stack>
  )
}
