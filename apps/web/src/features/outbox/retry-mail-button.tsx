import { Button } from '@mantine/core'
import type { OutboxMail } from '@tallgrass/contracts'
import { useRetryMail } from './use-retry-mail'

/** Renders nothing unless the message has failed. */
export function RetryMailButton({ mail, onDone }: { mail: OutboxMail; onDone: () => void }) {
  const retry = useRetryMail(onDone)
  if (mail.status !== 'failed') return null
  return (
    <Button
      variant="default"
      size="sm"
      disabled={retry.isPending}
      onClick={() => retry.mutate({ id: mail.id })}
      aria-label={`Try again: ${mail.subject}, to ${mail.recipient}`}
    >
      Try again
    </Button>
  )
}
