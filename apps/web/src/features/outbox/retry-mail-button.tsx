import type { OutboxMail } from '@tallgrass/contracts'
import { useOutboxSettings } from '../../lib/use-outbox-settings'
import { ActionButton } from '../../ui/action-button'
import { canSend } from './can-send'
import { useRetryMail } from './use-retry-mail'

/** Renders nothing unless the message has failed, or is held and could be sent now. */
export function RetryMailButton({ mail, onDone }: { mail: OutboxMail; onDone: () => void }) {
  const retry = useRetryMail(onDone)
  if (!canSend(mail, useOutboxSettings())) return null
  const label = mail.status === 'held' ? 'Send' : 'Try again'
  return (
    <ActionButton
      variant="default"
      size="sm"
      disabled={retry.isPending}
      onClick={() => retry.mutate({ id: mail.id })}
      aria-label={`${label}: ${mail.subject}, to ${mail.recipient}`}
    >
      {label}
    </ActionButton>
  )
}
