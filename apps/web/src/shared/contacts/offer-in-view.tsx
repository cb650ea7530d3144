import { Button, Stack, Text } from '@mantine/core'
import { useId } from 'react'

/** What an administrator sees, who views the portal as a contact, instead of the link to pay. */
export function PaymentInView({ label, title }: { label: string; title: string }) {
  const hint = useId()
  return (
    <Stack gap={4} align="flex-start">
      <Button disabled size="sm" aria-label={`${label}: ${title}`} aria-describedby={hint}>
        {label}
      </Button>
      <Text c="dimmed" fz="sm" id={hint}>
        Only the client can pay.
      </Text>
    </Stack>
  )
}
