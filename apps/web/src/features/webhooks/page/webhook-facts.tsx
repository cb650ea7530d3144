import { Card, Stack } from '@mantine/core'
import type { Webhook } from '@tallgrass/contracts/integrations'
import { webhookKinds, webhookLabel } from '@tallgrass/domain/webhook-events'
import { ExactTime } from '../../../ui/exact-time'
import { Facts } from '../../../ui/facts'

export function WebhookFacts({ webhook }: { webhook: Webhook }) {
  return (
    <Card component="section" aria-label="Webhook" mt="md">
      <Stack>
        <Facts facts={factsOf(webhook)} />
        <Facts long facts={[{ label: 'Events', value: eventsOf(webhook), plain: true }]} />
      </Stack>
    </Card>
  )
}

function factsOf({ createdAt, failingSince, formerSecretUntil, lastAttemptAt, lastError, url }: Webhook) {
  return [
    { label: 'Address', value: url, plain: true },
    { label: 'Added', value: <ExactTime at={createdAt} /> },
    { label: 'Last delivery', value: lastAttemptAt ? <ExactTime at={lastAttemptAt} /> : 'None yet' },
    ...(lastError ? [{ label: 'Last error', value: lastError }] : []),
    ...(failingSince ? [{ label: 'Failing since', value: <ExactTime at={failingSince} /> }] : []),
    ...(formerSecretUntil
      ? [{ label: 'Former secret valid until', value: <ExactTime at={formerSecretUntil} /> }]
      : []),
  ]
}

function eventsOf({ kinds }: Webhook): string {
  return kinds.length === webhookKinds.length ? 'All events' : kinds.map(webhookLabel).join(', ')
}
