import { Stack, Title } from '@mantine/core'
import type { OutboxMail } from '@tallgrass/contracts'
import { useOutboxSettings } from '../../lib/use-outbox-settings'
import { toWords } from '../../lib/words'
import { DetailDrawer } from '../../ui/detail-drawer'
import { ExactTime } from '../../ui/exact-time'
import { Facts } from '../../ui/facts'
import { Preformatted } from '../../ui/preformatted'
import { canSend } from './can-send'
import { MailBadge } from './mail-badge'
import { RetryMailButton } from './retry-mail-button'

interface OutboxDrawerProps {
  /** Undefined until the drawer is first opened. */
  mail: OutboxMail | undefined
  opened: boolean
  onClose: () => void
  onRetried: () => void
}

export function OutboxDrawer({ mail, opened, onClose, onRetried }: OutboxDrawerProps) {
  const settings = useOutboxSettings()
  return (
    <DetailDrawer opened={opened} onClose={onClose} title={mail?.subject ?? ''}>
      {mail && (
        <>
          <Facts facts={factsOf(mail)} />
          {canSend(mail, settings) && (
            <div>
              <RetryMailButton mail={mail} onDone={onRetried} />
            </div>
          )}
          <Stack component="section" gap="sm" aria-labelledby="mail-text">
            <Title order={3} size="h4" id="mail-text">
              Text
            </Title>
            <Preformatted>{mail.text}</Preformatted>
          </Stack>
        </>
      )}
    </DetailDrawer>
  )
}

function factsOf(mail: OutboxMail) {
  return [
    { label: 'To', value: mail.recipient },
    { label: 'Status', value: <MailBadge status={mail.status} /> },
    { label: 'Kind', value: toWords(mail.template) },
    { label: 'Created', value: <ExactTime at={mail.createdAt} /> },
    { label: 'Sent', value: mail.sentAt ? <ExactTime at={mail.sentAt} /> : 'Not yet' },
    { label: 'Attempts', value: mail.attempts },
    ...(mail.linkValid || mail.status === 'sent'
      ? []
      : [{ label: 'Link', value: 'Has ended, so this message cannot be sent' }]),
    ...(mail.lastError ? [{ label: 'Last error', value: mail.lastError }] : []),
  ]
}
