import { Skeleton, Stack } from '@mantine/core'
import type { WebhookEndpointId } from '@tallgrass/domain'
import { detailQuery } from '../../../lib/freshness'
import { trpc } from '../../../lib/trpc'
import { errorCode } from '../../../lib/trpc-error'
import { LoadError } from '../../../ui/load-error'
import { PageHeader } from '../../../ui/page-header'
import { WebhookBadge } from '../webhook-badge'
import { DeliveryLog } from './delivery-log'
import { WebhookActions } from './webhook-actions'
import { WebhookFacts } from './webhook-facts'
import { WebhookNotFound } from './webhook-not-found'

interface WebhookScreenProps {
  id: WebhookEndpointId
  onDeleted: () => void
}

export function WebhookScreen({ id, onDeleted }: WebhookScreenProps) {
  const { data: webhook, error, refetch } = trpc.admin.webhooks.get.useQuery({ id }, detailQuery)
  const code = errorCode(error)
  if (code === 'NOT_FOUND' || code === 'INVALID') return <WebhookNotFound />
  if (error && !webhook)
    return <LoadError onRetry={() => void refetch()}>Failed to load the webhook. Please try again.</LoadError>
  if (!webhook) return <Skeleton h="14rem" radius="lg" role="status" aria-label="Loading" />
  return (
    <Stack gap="xl">
      <div>
        <PageHeader
          title={new URL(webhook.url).host}
          badge={<WebhookBadge status={webhook.status} />}
          action={<WebhookActions webhook={webhook} onDeleted={onDeleted} />}
        >
          {webhook.description}
        </PageHeader>
        <WebhookFacts webhook={webhook} />
      </div>
      <DeliveryLog id={id} />
    </Stack>
  )
}
