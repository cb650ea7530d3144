import type { WebhookEndpointId } from '@tallgrass/domain'
import { detailQuery, listQuery } from '../../lib/freshness'
import type { TrpcUtils } from '../../lib/trpc'

/** What the list of webhooks shows first. */
export function webhooksCalls({ admin }: TrpcUtils) {
  return [admin.webhooks.list.prefetchInfinite({}, listQuery)]
}

/** What the page of a webhook shows first. */
export function webhookCalls({ admin }: TrpcUtils, id: WebhookEndpointId) {
  const { deliveries, get } = admin.webhooks
  return [get.prefetch({ id }, detailQuery), deliveries.prefetchInfinite({ id }, listQuery)]
}
